import type { RouteId } from '@hautelisse/domain/portal'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A page that is announced: what it will do, and what can be done until then. */
export type Announcement = {
  readonly text: MessageDescriptor
  /** Built pages to go to meanwhile, the nearest first; those that the visitor may not reach are left out. */
  readonly meanwhile: readonly RouteId[]
}

const SAVINGS = ['savings-home', 'withdrawal-simulator'] as const
const READING = ['presentation', 'login', 'savings-home'] as const

/** Every page whose content is not there yet, in one place; a test holds the list to the route table. */
export const SOON_PAGES: Readonly<Partial<Record<RouteId, Announcement>>> = {
  articles: {
    text: msg({
      id: 'soon.articles.text',
      message: 'Ici, vous lirez des articles courts qui expliquent l’épargne et la retraite, un sujet à la fois.',
    }),
    meanwhile: READING,
  },
  'legal-notice': {
    text: msg({
      id: 'soon.legal-notice.text',
      message: 'Ici, vous saurez qui édite et qui héberge ce portail, et dans quelles conditions vous l’utilisez.',
    }),
    meanwhile: READING,
  },
  contact: {
    text: msg({
      id: 'soon.contact.text',
      message: 'Ici, vous trouverez comment nous joindre, par écrit ou par téléphone, du lundi au vendredi.',
    }),
    meanwhile: READING,
  },
  'cookie-policy': {
    text: msg({
      id: 'soon.cookie-policy.text',
      message: 'Ici, vous choisirez les cookies que vous acceptez. Votre choix sera conservé 13\u00A0mois.',
    }),
    meanwhile: READING,
  },
  'personal-data-notice': {
    text: msg({
      id: 'soon.personal-data-notice.text',
      message: 'Ici, vous saurez quelles données nous traitons, pourquoi, combien de temps, et comment exercer vos droits.',
    }),
    meanwhile: READING,
  },
  attachment: {
    text: msg({
      id: 'soon.attachment.text',
      message: 'Ici, vous rattacherez à votre espace un compte que vous détenez déjà, en quelques étapes.',
    }),
    meanwhile: READING,
  },
  'attachment-mosaic': {
    text: msg({
      id: 'soon.attachment-mosaic.text',
      message: 'Ici, vous ajouterez à votre espace un compte que vous détenez chez Hautelisse.',
    }),
    meanwhile: SAVINGS,
  },
  'connected-attachment-steps': {
    text: msg({
      id: 'soon.connected-attachment-steps.text',
      message: 'Ici, vous rattacherez un autre de vos comptes à cet espace, étape par étape.',
    }),
    meanwhile: SAVINGS,
  },
  'connected-attachment': {
    text: msg({
      id: 'soon.connected-attachment.text',
      message: 'Ici, vous ajouterez à votre espace un contrat de retraite individuel.',
    }),
    meanwhile: SAVINGS,
  },
  'tax-simulator': {
    text: msg({
      id: 'soon.tax-simulator.text',
      message: 'Ici, vous estimerez en cinq questions l’impôt qu’un versement retraite vous ferait économiser.',
    }),
    meanwhile: ['withdrawal-simulator', ...READING],
  },
  'robo-admin': {
    text: msg({
      id: 'soon.robo-admin.text',
      message: 'Ici, l’administrateur réglera les profils et les questionnaires du conseil en placements.',
    }),
    meanwhile: READING,
  },
  'robo-admin-callback': {
    text: msg({
      id: 'soon.robo-admin-callback.text',
      message: 'Ici, l’administrateur du conseil en placements reviendra après s’être identifié.',
    }),
    meanwhile: READING,
  },
  'savings-detail': {
    text: msg({
      id: 'soon.savings-detail.text',
      message: 'Ici, vous verrez ensemble les comptes d’une même famille, d’une même entreprise ou d’un même projet.',
    }),
    meanwhile: SAVINGS,
  },
  'savings-detail-account': {
    text: msg({
      id: 'soon.savings-detail-account.text',
      message: 'Ici, vous verrez un compte en détail\u00A0: ses placements, ses versements et ce que vous pouvez en faire.',
    }),
    meanwhile: SAVINGS,
  },
  accounts: {
    text: msg({
      id: 'soon.accounts.text',
      message: 'Ici, vous verrez tous vos comptes sur une page, avec ceux que vous détenez ailleurs.',
    }),
    meanwhile: SAVINGS,
  },
  withdraw: {
    text: msg({
      id: 'soon.withdraw.text',
      message: 'Ici, vous demanderez le versement de votre épargne, compte par compte.',
    }),
    meanwhile: ['withdrawal-simulator', 'savings-home'],
  },
  'withdraw-ais': {
    text: msg({
      id: 'soon.withdraw-ais.text',
      message: 'Ici, vous demanderez le versement de votre épargne retraite, selon votre situation.',
    }),
    meanwhile: ['withdrawal-simulator', 'savings-home'],
  },
  'withdraw-case': {
    text: msg({
      id: 'soon.withdraw-case.text',
      message: 'Ici, vous saurez ce que ce motif de retrait permet et quelles pièces il demande.',
    }),
    meanwhile: ['withdrawal-simulator', 'savings-home'],
  },
  'operation-choice': {
    text: msg({
      id: 'soon.operation-choice.text',
      message: 'Ici, vous modifierez votre choix d’intéressement ou de participation jusqu’au lendemain de la date limite.',
    }),
    meanwhile: SAVINGS,
  },
  'bulletin-option': {
    text: msg({
      id: 'soon.bulletin-option.text',
      message: 'Ici, vous choisirez où placer votre intéressement ou votre participation, ou de les recevoir.',
    }),
    meanwhile: SAVINGS,
  },
  'fund-switch': {
    text: msg({
      id: 'soon.fund-switch.text',
      message: 'Ici, vous déplacerez votre épargne d’un fonds vers un autre, et verrez ce que cela change.',
    }),
    meanwhile: SAVINGS,
  },
  operations: {
    text: msg({
      id: 'soon.operations.text',
      message: 'Ici, vous suivrez vos opérations en cours, programmées et terminées.',
    }),
    meanwhile: SAVINGS,
  },
  operation: {
    text: msg({
      id: 'soon.operation.text',
      message: 'Ici, vous verrez une opération en détail\u00A0: son montant, ses dates et où elle en est.',
    }),
    meanwhile: SAVINGS,
  },
  payment: {
    text: msg({
      id: 'soon.payment.text',
      message: 'Ici, vous verserez une fois ou chaque mois sur le compte de votre choix.',
    }),
    meanwhile: SAVINGS,
  },
  transfer: {
    text: msg({
      id: 'soon.transfer.text',
      message: 'Ici, vous regrouperez votre épargne en la transférant d’un contrat à un autre.',
    }),
    meanwhile: SAVINGS,
  },
  'transfer-scope': {
    text: msg({
      id: 'soon.transfer-scope.text',
      message: 'Ici, vous transférerez un contrat, avec les pièces à joindre et les délais.',
    }),
    meanwhile: SAVINGS,
  },
  'advisor-placements': {
    text: msg({
      id: 'soon.advisor-placements.text',
      message: 'Ici, vous vérifierez si vos placements vont avec votre projet et le risque que vous acceptez.',
    }),
    meanwhile: SAVINGS,
  },
  documents: {
    text: msg({
      id: 'soon.documents.text',
      message: 'Ici, vous retrouverez vos relevés, vos bulletins et vos documents fiscaux.',
    }),
    meanwhile: SAVINGS,
  },
  messages: {
    text: msg({
      id: 'soon.messages.text',
      message: 'Ici, vous lirez les messages que nous vous envoyons sur vos comptes et vos demandes.',
    }),
    meanwhile: SAVINGS,
  },
  profile: {
    text: msg({
      id: 'soon.profile.text',
      message: 'Ici, vous consulterez et modifierez vos données personnelles et vos coordonnées bancaires.',
    }),
    meanwhile: ['change-password', ...SAVINGS],
  },
  aggregation: {
    text: msg({
      id: 'soon.aggregation.text',
      message: 'Ici, vous verrez à côté de votre épargne les comptes que vous détenez dans d’autres établissements.',
    }),
    meanwhile: SAVINGS,
  },
  'aggregation-step': {
    text: msg({
      id: 'soon.aggregation-step.text',
      message: 'Ici, vous relierez les comptes d’un autre établissement, et pourrez les retirer quand vous voulez.',
    }),
    meanwhile: SAVINGS,
  },
  'developer-pdf-render': {
    text: msg({
      id: 'soon.developer-pdf-render.text',
      message: 'Ici, une page d’exemple sera mise en PDF par l’API et montrée à côté de ce qui a été envoyé.',
    }),
    meanwhile: ['developer', 'developer-framework'],
  },
}
