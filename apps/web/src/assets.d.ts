/** The address of a file that is copied into the bundle as it is. */
declare module '*?url' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: the build gives it as the default
  export default address
}
