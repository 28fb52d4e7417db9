declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes?: Record<string, { min: number; max: number }>
  }
  const subsetFont: (font: Buffer, letters: string, options: Options) => Promise<Buffer>
  export = subsetFont
}
