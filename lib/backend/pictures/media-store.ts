/** Where the files of pictures lie; all web processes read from it through the upstream. */
export interface MediaStore {
  put(name: string, bytes: Buffer): Promise<void>
  /** `null` where there is none of that name. */
  get(name: string): Promise<Buffer | null>
  /** What is not there is no fault. */
  remove(names: readonly string[]): Promise<void>
}
