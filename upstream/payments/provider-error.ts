/** A provider that cannot be reached, or gives an unknown answer: try again. Carries no personal data. */
export class ProviderOutage extends Error {
  override readonly name = 'ProviderOutage'
}
