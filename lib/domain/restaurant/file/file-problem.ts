/** Place in the file, as `menu.categories[0].name`, and its problem in Polish. Contract C33. */
export interface FileProblem {
  path: string
  message: string
}
