// Drawings without names of editors and with numbers as short as the eye allows: they are 72 units wide.
export default {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    { name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision: 1 } } } },
    'removeDimensions',
    'sortAttrs',
  ],
};
