import type { Step } from '@hautelisse/domain/tax-saving'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A step that asks something. */
export type QuestionStep = Exclude<Step, 'results'>

type QuestionWords = { readonly title: MessageDescriptor; readonly lead: MessageDescriptor }

/** The five questions and what is said of each. */
export const QUESTIONS: Readonly<Record<QuestionStep, QuestionWords>> = {
  gender: {
    title: msg({ id: 'tax.gender.title', message: 'Quel est votre genre\u00A0?' }),
    lead: msg({ id: 'tax.gender.lead', message: 'Il ne change rien à votre impôt.' }),
  },
  age: {
    title: msg({ id: 'tax.age.title', message: 'Quel est votre âge\u00A0?' }),
    lead: msg({ id: 'tax.age.lead', message: 'Il sert à montrer ce que votre versement peut devenir à la retraite.' }),
  },
  'marital-status': {
    title: msg({ id: 'tax.status.title', message: 'Quelle est votre situation\u00A0?' }),
    lead: msg({ id: 'tax.status.lead', message: 'Celle de votre déclaration de revenus.' }),
  },
  children: {
    title: msg({ id: 'tax.children.title', message: 'Combien d’enfants à charge\u00A0?' }),
    lead: msg({ id: 'tax.children.lead', message: 'Ceux qui comptent dans vos parts fiscales.' }),
  },
  income: {
    title: msg({ id: 'tax.income.title', message: 'Quel est votre revenu mensuel\u00A0?' }),
    lead: msg({
      id: 'tax.income.lead',
      message: 'Votre salaire net imposable, le vôtre seulement, chaque mois, avant impôt. Il figure sur votre bulletin de paie.',
    }),
  },
}
