import * as z from 'zod'

const choice = z.object({ label: z.string(), value: z.string() })
const group = z.object({ label: z.string(), options: z.array(choice) })
const categoryGroup = z.object({
  label: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string(), disabled: z.boolean() })),
})

/** Lists of the form, which the service hands over with a login (MAREL-39 to MAREL-41). */
export const formOptions = z.object({
  family_situation: z.array(choice),
  professional_situation: z.array(group),
  professional_categories: z.array(categoryGroup),
})
export type FormOptions = z.output<typeof formOptions>

const choices = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ label, value }))

const categories = (label: string, labels: Readonly<Record<string, string>>, disabled = false) => ({
  label,
  options: Object.entries(labels).map(([value, words]) => ({ value, label: words, disabled })),
})

/** The lists that our service serves, in French as everything it says (MAREL-49 to MAREL-57). A group may be empty. */
export const FORM_OPTIONS: FormOptions = {
  family_situation: choices({
    CE: 'Célibataire',
    MA: 'Marié(e)',
    PAC: 'Pacsé(e)',
    COC: 'En concubinage',
    DI: 'Divorcé(e)',
    VEF: 'Veuf, veuve',
  }),
  professional_situation: [
    {
      label: 'En activité',
      options: choices({
        ACT: 'En activité',
        ACT_MAL: 'En activité, arrêt maladie prévu',
        ACT_CHO_IND: 'En activité, chômage indemnisé prévu',
        ACT_INV: 'En activité, invalidité prévue',
        ACT_DIS: 'En activité, dispense d’activité prévue',
      }),
    },
    {
      label: 'Sans activité',
      options: choices({
        INA_MAL: 'Maladie',
        INA_CHO_IND: 'Chômage indemnisé',
        INA_CHO_NON_IND: 'Chômage non indemnisé',
        INA_INV: 'Invalidité',
        INA_DIS: 'Dispense d’activité',
        INA_CPA: 'Cessation progressive d’activité',
        INA_CSS: 'Congé sans solde',
        INA_COP: 'Congé parental',
        INA_CFA: 'Congé de fin d’activité',
        INA_DISPO_GEN: 'Disponibilité',
      }),
    },
  ],
  professional_categories: [
    categories('Salariés du privé et agricoles', {
      ACT: 'Salarié du secteur privé',
      ACT_AGR: 'Salarié agricole',
      INA_MAL: 'Salarié en arrêt de travail',
    }),
    categories('Contractuels de droit public', { CDP: 'Contractuel de droit public' }),
    categories('Clercs de notaires', { CLE: 'Clerc ou employé de notaire' }),
    categories('Indépendants', {
      ACI: 'Artisan, commerçant',
      ACI_CC: 'Conjoint collaborateur d’artisan ou de commerçant',
      ART_AUT: 'Artiste-auteur',
    }),
    categories('Micro-entrepreneurs', {
      MIC_VHR: 'Vente, hébergement, restauration',
      MIC_BIC: 'Prestations de services (BIC)',
      MIC_BNC: 'Prestations de services (BNC)',
    }),
    categories('Non-salariés agricoles', { NSA: 'Exploitant agricole' }),
    categories(
      'Fonctionnaires',
      { FSA: 'Fonctionnaire de l’État', FTA: 'Fonctionnaire territorial', FHA: 'Fonctionnaire hospitalier' },
      true,
    ),
    categories('Professions libérales', {
      PLCI: 'Profession libérale (Cipav)',
      AVO: 'Avocat',
      AGA: 'Agent général d’assurance',
      AGA_CC: 'Conjoint collaborateur d’agent général',
      NS: 'Notaire',
      NG: 'Notaire, section générale',
    }),
    categories('Pharmaciens et biologistes', { PHA: 'Pharmacien', BIO: 'Biologiste' }),
    categories('Médecins', { MCS1: 'Médecin conventionné, secteur 1', MCS2: 'Médecin conventionné, secteur 2' }),
    categories('Cheminots', { SNC: 'Agent du statut', SNC_T: 'Agent de conduite' }),
    categories('Électriciens et gaziers', { IEGA: 'Agent des industries électriques et gazières' }),
    { label: 'Opéra de Paris', options: [] },
  ],
}
