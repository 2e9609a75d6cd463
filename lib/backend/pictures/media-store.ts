/** Store of the files of pictures; all web processes read from it through the upstream. */
export interface MediaStore {
  put(name: string, bytes: Buffer): Promise<void>
  /** `null` where no file has that name. */
  get(name: string): Promise<Buffer | null>
  /** A missing file is no error. */
  remove(names: readonly string[]): Promise<void>
}
