import { STEPS_OF_PAYMENT, type PaymentStep, type PaymentToSave } from '@hautelisse/domain/income-tax'
import { isZero } from '@hautelisse/domain/money'
import type { InverseView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Section, text } from '../ui/page/index.ts'
import { NoticeAmount, NoticePlace } from './explaining.tsx'
import * as styles from './notice.css.ts'
import type { NoticeProps } from './notice-props.ts'
import { useAmount } from './use-field.ts'

type Beyond = Extract<PaymentToSave, { kind: 'beyond' }>

/** The most that can be saved, and why it is no more. */
const Most = ({ answer: { bound, saving, payment }, most }: { readonly answer: Beyond } & Pick<InverseView, 'most'>) => {
  if (bound === 'no-tax')
    return (
      <Trans id="ceilings.inverse.no-tax">
        Vous ne payez pas d’impôt sur le revenu&nbsp;: dans ce calcul, aucun versement n’en économise.
      </Trans>
    )
  return bound === 'whole-tax' ? (
    <Trans id="ceilings.inverse.whole-tax">
      Au plus <NoticeAmount id="notice-inverse" value={saving} />, tout votre impôt, dès <Amount value={payment} /> versés dans
      l’année&nbsp;: au-delà, il n’y a plus d’impôt à économiser.
    </Trans>
  ) : (
    <Trans id="ceilings.inverse.ceilings">
      Au plus <NoticeAmount id="notice-inverse" value={saving} />, dès <Amount value={payment} /> versés dans l’année&nbsp;:
      au-delà de vos plafonds (
      <Amount value={most} />
      ), plus rien n’est déduit.
    </Trans>
  )
}

const Answer = ({ inverse: { answer, wanted, step, most, isAboveCeiling } }: { readonly inverse: InverseView }) => {
  if (answer === undefined || wanted === undefined || isZero(wanted)) return null
  if (answer.kind === 'beyond') return <Most answer={answer} most={most} />
  return (
    <>
      <b className={styles.figure}>
        <Trans id="ceilings.inverse.found">
          <Amount value={answer.payment} size="s" /> à verser dans l’année
        </Trans>
      </b>
      <span>
        <Trans id="ceilings.inverse.saved">
          Économie dans ce calcul&nbsp;: <NoticeAmount id="notice-inverse" value={answer.saving} />.
        </Trans>{' '}
        {step === 'euro' ? (
          <Trans id="ceilings.inverse.euro">Un euro de moins ne suffirait pas.</Trans>
        ) : (
          <Trans id="ceilings.inverse.cent">Un centime de moins ne suffirait pas.</Trans>
        )}{' '}
        {isAboveCeiling && (
          <Trans id="ceilings.inverse.above">
            C’est plus que le plafond de l’année&nbsp;: vos plafonds non utilisés servent.
          </Trans>
        )}
      </span>
    </>
  )
}

type InverseProps = NoticeProps & { readonly level: 2 | 4 }

/** "Combien verser pour économiser … €": the smallest payment, or the most and why (BEY-37). */
export const Inverse = ({ view, send, level }: InverseProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const amount = useAmount({ view, send })
  const { inverse } = view
  const words: Record<PaymentStep, string> = {
    euro: t({ id: 'ceilings.inverse.in-euros', message: 'À l’euro' }),
    cent: t({ id: 'ceilings.inverse.in-cents', message: 'Au centime' }),
  }
  return (
    <Section
      level={level}
      className={`${styles.section} ${inverse.wanted === undefined ? styles.unread : ''}`}
      title={<Trans id="ceilings.inverse.title">Combien verser pour économiser…</Trans>}
    >
      <div className={styles.inverse}>
        <MoneyField
          {...amount('wanted_saving', inverse.text)}
          label={<Trans id="ceilings.inverse.wanted">Économie d’impôt voulue</Trans>}
        />
        <div>
          <span id={id} className={styles.legend}>
            <Trans id="ceilings.inverse.step">Précision</Trans>
          </span>
          <Segmented
            labelledBy={id}
            value={inverse.step}
            onValueChange={(step) => send({ type: 'stepChosen', step })}
            options={STEPS_OF_PAYMENT.map((value) => ({ value, label: words[value] }))}
          />
        </div>
      </div>
      <NoticePlace id="inverse">
        <div aria-live="polite" className={styles.answer}>
          <Answer inverse={inverse} />
        </div>
      </NoticePlace>
      <p className={text({ as: 'small' })}>
        <Trans id="ceilings.inverse.note">
          Versements de l’année en tout, ceux déjà faits compris. Calculé dans cette page, avec la même règle que le résultat,
          avant l’impôt à la sortie.
        </Trans>
      </p>
    </Section>
  )
}
