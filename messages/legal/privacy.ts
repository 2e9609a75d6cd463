import { countingSections } from './counting-sections'
import type { LegalDocument } from './document'
import type { LegalFacts } from './facts'
import {
  addressData,
  controllerSection,
  logsSection,
  marketingData,
  messageData,
  orderData,
  panelData,
  recipientsSection,
  reservationData,
  rightsSection,
  storageSection,
} from './privacy-sections'
import {
  COUNTING_VERSION,
  DOOR_VERSION,
  FIRST_VERSION,
  FORM_VERSION,
  KNOWN_DINER_VERSION,
  ORDERING_FORM_VERSION,
  ORDERING_OWN_DATA_VERSION,
  OWN_DATA_VERSION,
  PANEL_VERSION,
  RELOAD_VERSION,
} from './versions'

/** All processing of personal data by a tenant. Ledger L077. */
export function privacyPolicy(facts: LegalFacts): LegalDocument {
  return {
    title: 'Polityka prywatności',
    lead: `Jakie dane zbiera ${facts.label}, po co, komu je przekazuje i kiedy je usuwa.`,
    versions: [
      FORM_VERSION,
      OWN_DATA_VERSION,
      DOOR_VERSION,
      RELOAD_VERSION,
      PANEL_VERSION,
      KNOWN_DINER_VERSION,
      COUNTING_VERSION,
      FIRST_VERSION,
    ],
    namesOperator: true,
    sections: [
      controllerSection(facts),
      reservationData,
      orderData,
      addressData,
      messageData,
      panelData,
      marketingData,
      storageSection(facts),
      ...countingSections(facts),
      logsSection,
      recipientsSection,
      rightsSection(facts),
    ],
  }
}

/** Privacy policy for diners who order food. Ledger L079. */
export function orderingPrivacy(facts: LegalFacts): LegalDocument {
  return {
    title: 'Polityka prywatności zamówień z dostawą',
    lead: `Co ${facts.label} robi z danymi osób, które zamawiają jedzenie z dostawą lub odbiorem.`,
    versions: [
      ORDERING_FORM_VERSION,
      ORDERING_OWN_DATA_VERSION,
      RELOAD_VERSION,
      PANEL_VERSION,
      KNOWN_DINER_VERSION,
      COUNTING_VERSION,
      FIRST_VERSION,
    ],
    namesOperator: true,
    sections: [
      controllerSection(facts),
      orderData,
      addressData,
      marketingData,
      storageSection(facts),
      ...countingSections(facts),
      logsSection,
      recipientsSection,
      rightsSection(facts),
      {
        id: 'reszta',
        title: 'Reszta serwisu',
        blocks: [`O danych przy rezerwacji stolika mówi [polityka prywatności](${facts.privacy}).`],
      },
    ],
  }
}
