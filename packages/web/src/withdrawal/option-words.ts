import type { AnnuityType } from '@hautelisse/domain/annuity'
import { firstStepOf, STEPS, type Step } from '@hautelisse/domain/withdrawal'
import { useLingui } from '@lingui/react/macro'

export type OptionWords = {
  /** Full name (MRM-41). */
  readonly label: string
  /** Name in one breath, beside a step or in a column. */
  readonly short: string
  /** What it does, in one sentence that favours none. */
  readonly sentence: string
}

/** What the stepped annuity does, by the step it begins with. */
const useStepsSentence = (steps: readonly Step[]): string => {
  const { t } = useLingui()
  const sentences: Readonly<Record<Step, string>> = {
    AVANT_70: t({
      id: 'withdrawal.option-text.RV_CPP',
      message: 'Versée toute votre vie : plus basse au départ, plus élevée après 70 ans, puis encore après 75 ans.',
    }),
    DE_70_A_75: t({
      id: 'withdrawal.option-text.RV_CPP-from-70',
      message: 'Versée toute votre vie : plus basse au départ, plus élevée après 75 ans.',
    }),
    APRES_75: t({
      id: 'withdrawal.option-text.RV_CPP-from-75',
      message: 'Versée toute votre vie. Après 75 ans il ne reste qu’un palier : elle est égale à la rente simple.',
    }),
  }
  return sentences[firstStepOf(steps)]
}

/**
 * Words of the five annuity options (MRM-41).
 *
 * @param steps steps that the stepped annuity pays from its start; only its sentence depends on them
 */
export const useOptionWords = (steps: readonly Step[] = STEPS): Readonly<Record<AnnuityType, OptionWords>> => {
  const { t } = useLingui()
  const stepsSentence = useStepsSentence(steps)
  return {
    RV_R: {
      label: t({ id: 'withdrawal.option.RV_R', message: 'Rente viagère réversible' }),
      short: t({ id: 'withdrawal.option-short.RV_R', message: 'Rente réversible' }),
      sentence: t({
        id: 'withdrawal.option-text.RV_R',
        message: 'Versée toute votre vie, puis en partie à votre conjoint, toute sa vie.',
      }),
    },
    RV_RAG: {
      label: t({ id: 'withdrawal.option.RV_RAG', message: 'Rente viagère réversible avec annuités garanties' }),
      short: t({ id: 'withdrawal.option-short.RV_RAG', message: 'Réversible, annuités garanties' }),
      sentence: t({
        id: 'withdrawal.option-text.RV_RAG',
        message:
          'Versée toute votre vie. Si vous décédez pendant la durée choisie, elle continue en entier jusqu’à la fin de cette durée, puis en partie à votre conjoint.',
      }),
    },
    RV_NR: {
      label: t({ id: 'withdrawal.option.RV_NR', message: 'Rente viagère non réversible' }),
      short: t({ id: 'withdrawal.option-short.RV_NR', message: 'Rente simple' }),
      sentence: t({
        id: 'withdrawal.option-text.RV_NR',
        message: 'Versée toute votre vie. Elle s’arrête à votre décès.',
      }),
    },
    RV_NRAG: {
      label: t({ id: 'withdrawal.option.RV_NRAG', message: 'Rente viagère non réversible avec annuités garanties' }),
      short: t({ id: 'withdrawal.option-short.RV_NRAG', message: 'Annuités garanties' }),
      sentence: t({
        id: 'withdrawal.option-text.RV_NRAG',
        message:
          'Versée toute votre vie. Si vous décédez pendant la durée choisie, vos bénéficiaires la reçoivent jusqu’à la fin de cette durée.',
      }),
    },
    RV_CPP: {
      label: t({ id: 'withdrawal.option.RV_CPP', message: 'Rente viagère par paliers croissants' }),
      short: t({ id: 'withdrawal.option-short.RV_CPP', message: 'Rente par paliers' }),
      sentence: stepsSentence,
    },
  }
}
