import type { Step } from '@hautelisse/domain/tax-saving'
import { useLingui } from '@lingui/react/macro'

/** A step that asks something. */
export type QuestionStep = Exclude<Step, 'results'>

type QuestionWords = { readonly title: string; readonly lead: string }

/** The five questions and what is said of each. */
export const useQuestionWords = (): Readonly<Record<QuestionStep, QuestionWords>> => {
  const { t } = useLingui()
  return {
    gender: {
      title: t({ id: 'tax.gender.title', message: 'Quel est votre genre\u00A0?' }),
      lead: t({ id: 'tax.gender.lead', message: 'Il ne change rien à votre impôt.' }),
    },
    age: {
      title: t({ id: 'tax.age.title', message: 'Quel est votre âge\u00A0?' }),
      lead: t({ id: 'tax.age.lead', message: 'Il sert à montrer ce que votre versement peut devenir à la retraite.' }),
    },
    'marital-status': {
      title: t({ id: 'tax.status.title', message: 'Quelle est votre situation\u00A0?' }),
      lead: t({ id: 'tax.status.lead', message: 'Celle de votre déclaration de revenus.' }),
    },
    children: {
      title: t({ id: 'tax.children.title', message: 'Combien d’enfants à charge\u00A0?' }),
      lead: t({ id: 'tax.children.lead', message: 'Ceux qui comptent dans vos parts fiscales.' }),
    },
    income: {
      title: t({ id: 'tax.income.title', message: 'Quel est votre revenu mensuel\u00A0?' }),
      lead: t({
        id: 'tax.income.lead',
        message:
          'Votre salaire net imposable, le vôtre seulement, chaque mois, avant impôt. Il figure sur votre bulletin de paie.',
      }),
    },
  }
}
