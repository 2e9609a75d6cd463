/** Where in the file, as `menu.categories[0].name`, and what is wrong in Polish words. Contract C33. */
export interface FileProblem {
  path: string
  message: string
}
