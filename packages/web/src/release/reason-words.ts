import type { ReleaseSlot, ReleaseReason } from '@hautelisse/domain/release'
import { useLingui } from '@lingui/react/macro'

type Said = { readonly name: string; readonly detail?: string; readonly event?: string }

/** Names of the reasons, what each covers, and what its event is. */
export const useReasonWords = (): ((reason: ReleaseReason) => Said) => {
  const { t } = useLingui()
  const words: Readonly<Record<ReleaseReason, () => Said>> = {
    MARRIAGE: () => ({ name: t({ id: 'release.reason.marriage', message: 'Mariage ou PACS' }) }),
    THIRD_CHILD: () => ({
      name: t({ id: 'release.reason.third-child', message: 'Naissance ou adoption du troisième enfant' }),
      detail: t({ id: 'release.reason.third-child-more', message: 'Ou d’un enfant suivant' }),
    }),
    SEPARATION: () => ({
      name: t({ id: 'release.reason.separation', message: 'Divorce, séparation ou fin de PACS' }),
      detail: t({ id: 'release.reason.separation-more', message: 'Avec la garde d’au moins un enfant' }),
    }),
    VIOLENCE: () => ({ name: t({ id: 'release.reason.violence', message: 'Violences conjugales' }) }),
    DISABILITY: () => ({
      name: t({ id: 'release.reason.disability', message: 'Invalidité' }),
      detail: t({ id: 'release.reason.disability-more', message: 'La vôtre, celle du conjoint ou d’un enfant' }),
    }),
    DEATH: () => ({
      name: t({ id: 'release.reason.death', message: 'Décès' }),
      detail: t({ id: 'release.reason.death-more', message: 'De votre conjoint ou partenaire de PACS' }),
    }),
    END_OF_CONTRACT: () => ({
      name: t({ id: 'release.reason.end-of-contract', message: 'Fin du contrat de travail' }),
      detail: t({ id: 'release.reason.end-of-contract-more', message: 'Départ à la retraite compris' }),
    }),
    BUSINESS: () => ({
      name: t({ id: 'release.reason.business', message: 'Création ou reprise d’entreprise' }),
      detail: t({ id: 'release.reason.business-more', message: 'Par vous, votre conjoint ou vos enfants' }),
    }),
    HOME: () => ({
      name: t({ id: 'release.reason.home', message: 'Achat de la résidence principale' }),
      detail: t({ id: 'release.reason.home-more', message: 'Construction comprise' }),
      event: t({ id: 'release.reason.home-event', message: 'Signature de l’acte de vente' }),
    }),
    HOME_ENLARGEMENT: () => ({
      name: t({ id: 'release.reason.enlargement', message: 'Agrandissement de la résidence principale' }),
    }),
    HOME_DISASTER: () => ({
      name: t({ id: 'release.reason.disaster', message: 'Remise en état de la résidence principale' }),
      detail: t({ id: 'release.reason.disaster-more', message: 'Après une catastrophe naturelle' }),
    }),
    ENERGY_RENOVATION: () => ({
      name: t({ id: 'release.reason.renovation', message: 'Rénovation énergétique de la résidence principale' }),
    }),
    OVER_INDEBTEDNESS: () => ({ name: t({ id: 'release.reason.debts', message: 'Surendettement' }) }),
    CAREGIVER: () => ({ name: t({ id: 'release.reason.caregiver', message: 'Activité de proche aidant' }) }),
    CLEAN_VEHICLE: () => ({ name: t({ id: 'release.reason.vehicle', message: 'Achat d’un véhicule propre' }) }),
    END_OF_UNEMPLOYMENT: () => ({
      name: t({ id: 'release.reason.unemployment', message: 'Fin des droits à l’assurance chômage' }),
    }),
    LIQUIDATION: () => ({
      name: t({ id: 'release.reason.liquidation', message: 'Cessation d’activité après liquidation judiciaire' }),
    }),
    MINOR: () => ({ name: t({ id: 'release.reason.minor', message: 'Plan d’un enfant mineur' }) }),
    RETIREMENT: () => ({ name: t({ id: 'release.reason.retirement', message: 'Départ à la retraite' }) }),
  }
  return (reason) => words[reason]()
}

/** Names of the documents, and of what may be added to a refund. */
export const useDocumentWords = (): ((slot: ReleaseSlot) => string) => {
  const { t } = useLingui()
  const words: Readonly<Record<ReleaseSlot, () => string>> = {
    ATTACHMENT: () => t({ id: 'release.document.attachment', message: 'Document pour accompagner votre demande' }),
    MARRIAGE_CERTIFICATE: () => t({ id: 'release.document.marriage', message: 'Acte de mariage ou attestation de PACS' }),
    FAMILY_RECORD: () => t({ id: 'release.document.family', message: 'Livret de famille' }),
    DEPENDENT_CHILDREN: () => t({ id: 'release.document.children', message: 'Attestation des enfants à charge' }),
    JUDGMENT: () => t({ id: 'release.document.judgment', message: 'Jugement ou convention fixant la résidence des enfants' }),
    PROTECTION_ORDER: () =>
      t({ id: 'release.document.protection', message: 'Ordonnance de protection ou acte de procédure pénale' }),
    INVALIDITY_DECISION: () => t({ id: 'release.document.invalidity', message: 'Décision d’invalidité' }),
    NOT_WORKING: () => t({ id: 'release.document.not-working', message: 'Attestation de non-activité' }),
    DEATH_CERTIFICATE: () => t({ id: 'release.document.death', message: 'Acte de décès' }),
    EMPLOYMENT_CERTIFICATE: () => t({ id: 'release.document.employment', message: 'Certificat de travail ou titre de pension' }),
    REGISTRATION: () => t({ id: 'release.document.registration', message: 'Immatriculation et statuts de l’entreprise' }),
    DEED: () => t({ id: 'release.document.deed', message: 'Acte de vente ou attestation du notaire' }),
    FINANCING_PLAN: () => t({ id: 'release.document.financing', message: 'Plan de financement' }),
    PERMIT: () => t({ id: 'release.document.permit', message: 'Permis de construire ou déclaration de travaux' }),
    DISASTER_ORDER: () =>
      t({ id: 'release.document.disaster', message: 'Arrêté de catastrophe naturelle et attestation d’assurance' }),
    INVOICE: () => t({ id: 'release.document.invoice', message: 'Facture ou devis' }),
    MAIN_HOME: () => t({ id: 'release.document.main-home', message: 'Justificatif de résidence principale' }),
    COMMISSION_REQUEST: () =>
      t({ id: 'release.document.commission', message: 'Demande de la commission de surendettement ou du juge' }),
    CAREGIVER_STATEMENT: () => t({ id: 'release.document.caregiver', message: 'Attestation de proche aidant' }),
    VEHICLE_REGISTRATION: () => t({ id: 'release.document.vehicle', message: 'Certificat d’immatriculation' }),
    UNEMPLOYMENT_END: () => t({ id: 'release.document.unemployment', message: 'Attestation de fin de droits' }),
    LIQUIDATION_JUDGMENT: () => t({ id: 'release.document.liquidation', message: 'Jugement de liquidation' }),
    IDENTITY: () => t({ id: 'release.document.identity', message: 'Pièce d’identité' }),
    PENSION: () => t({ id: 'release.document.pension', message: 'Titre de pension' }),
  }
  return (slot) => words[slot]()
}
