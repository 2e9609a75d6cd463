/** Page on which a person requests their own data. Contract C42. */
export const OWN_DATA_PATH = '/twoje-dane'
/** Page opened by a verified email, as long as its session lasts. */
export const OWN_DATA_RESULT_PATH = `${OWN_DATA_PATH}/wynik`

/** Path of the request page with an error text. */
export function ownDataProblemPath(problem: string): string {
  return `${OWN_DATA_PATH}?problem=${problem}`
}

/** The page of a one-time link that proves an email. */
export function dataLinkPath(token: string): string {
  return `${OWN_DATA_PATH}/link/${token}`
}
