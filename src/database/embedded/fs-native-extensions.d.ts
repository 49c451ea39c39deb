declare module 'fs-native-extensions' {
  const extensions: {
    /** @returns false while another process holds it */
    tryLock(descriptor: number): boolean
  }
  export default extensions
}
