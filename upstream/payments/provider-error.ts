/** A provider that cannot be reached, or says something that we do not know: try again. Carries no personal data. */
export class ProviderOutage extends Error {
  override readonly name = 'ProviderOutage'
}
