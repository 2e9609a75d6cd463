/** Where a person asks for their own data. Contract C42. */
export const OWN_DATA_PATH = '/twoje-dane'
/** What a proven email opens, for as long as its session lasts. */
export const OWN_DATA_RESULT_PATH = `${OWN_DATA_PATH}/wynik`

/** The page again, which says what is wrong. */
export function ownDataProblemPath(problem: string): string {
  return `${OWN_DATA_PATH}?problem=${problem}`
}

/** The page of a one-time link that proves an email. */
export function dataLinkPath(token: string): string {
  return `${OWN_DATA_PATH}/link/${token}`
}
