/** Fields of the groups G.base, G.publish, G.toggle and G.legal: the kit adds them with the workflow. */
export const BROUGHT_BY_THE_KIT: ReadonlySet<string> = new Set([
  'status',
  'publishFrom',
  'publishUntil',
  'firstPublishedAt',
  'isPublished',
  'sortOrder',
  'version',
  'enactedOn',
  'effectiveDate',
  'changeSummary',
  'reviewedConfirm',
  'internalNote',
])

type Deviations = Readonly<Record<string, string>>

const WHILE_ENABLED = 'needed while the method of payment is enabled: a rule over several fields, since a singleton has no publishing'
const ON_REQUEST = 'needed to publish unless the seller discloses it on request: a rule over several fields'
const UNLESS_LINKED = 'needed to publish unless there is an external link: a rule over several fields'
const OF_SETTINGS = 'a field of the type that holds the settings of the same page'

const OF_SERVICES = 'needed to publish where services are sold, as the differences below the table say'

const TOKUSHO: Deviations = { address: ON_REQUEST, phone: ON_REQUEST }
const FORM_ONLY = 'asked by the public form alone, and not kept'
const WORKFLOWS_OWN = 'comes with the workflow, which has the words too'
const CONTACT: Deviations = {
  emailConfirm: FORM_ONLY,
  agreePrivacy: FORM_ONLY,
  isBot: FORM_ONLY,
  assignee: WORKFLOWS_OWN,
  replyNote: WORKFLOWS_OWN,
  repliedAt: WORKFLOWS_OWN,
  labels: WORKFLOWS_OWN,
}
const NEWS: Deviations = { body: UNLESS_LINKED }

/** Rows that a declaration implements without a field of the same name, each with its reason. */
export const DEVIATIONS: Readonly<Record<string, Deviations>> = {
  'T1.contact': CONTACT,
  'T1.tenant': {
    status: 'named operatingStatus, since every record has a status of its workflow',
    showOnHome: 'public: the home page asks for it',
  },
  'T1.tenant-user': { users: 'asked by the screen that adds members; each becomes a record of its own' },
  'T1.user': { authUser: 'the id of an account, which no content type holds' },
  'T1.domain': { nameServers: 'a list says with its own bounds that it is needed' },
  'T1.tokusho': { ...TOKUSHO, subscriptionTerms: OF_SERVICES, operatingEnvironment: OF_SERVICES },
  'T2.cast-work-schedule': { state: 'named shiftState, since every record has a state of its workflow' },
  'T3.contact': CONTACT,
  'T3.construction-project': { startedOn: 'the public learns its month, from startedIn' },
  'T3.news': NEWS,
  'T4.news': NEWS,
  'T5.contact': CONTACT,
  'T5.news': NEWS,
  'T6.delivery': {
    'setting.freeShippingFrom': OF_SETTINGS,
    'setting.carriers': OF_SETTINGS,
    'setting.slots': OF_SETTINGS,
    'setting.closedDays': OF_SETTINGS,
  },
  'T6.order': { carrier: 'the name of the carrier as it was when the parcel left' },
  'T6.payment-bank': { guideText: WHILE_ENABLED },
  'T6.payment-card': {
    shopId: WHILE_ENABLED,
    publicKey: WHILE_ENABLED,
    secretKey: WHILE_ENABLED,
    webhookSecret: WHILE_ENABLED,
    statementName: WHILE_ENABLED,
    guideText: WHILE_ENABLED,
  },
  'T6.product-recommend': { products: 'asked by the screen that adds them; each becomes a record of its own' },
  'T6.tokusho': TOKUSHO,
  'T7.drink': { '+ T7.food (shared part)': 'the shared part is checked by the rows of T7.food' },
  'T7.play-category': { servedFrom: 'of food and drink only', servedUntil: 'of food and drink only' },
  'T7.tokusho': TOKUSHO,
  'T9.contact': CONTACT,
  'T8.contact': CONTACT,
  'T8.event': { fiscalYear: 'needed to publish: what is left empty is filled from the first session, which a draft may not have yet' },
  'T8.facility': { state: 'named roomState, since every record has a state of its workflow' },
  'T9.news': NEWS,
}
