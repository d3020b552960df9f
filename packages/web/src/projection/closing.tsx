import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { retirementGaugeByTypeCall } from '@hautelisse/domain/contributions'
import { type Euros, formatAmountInput } from '@hautelisse/domain/money'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import { beyondCeiling, closeGap, type ProjectionPlan } from '@hautelisse/domain/projection'
import { askingMachine, selectAnswer } from '@hautelisse/machines/asking'
import { gaugesAskedFor } from '@hautelisse/machines/contributions'
import { selectAnswers } from '@hautelisse/machines/projection'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactElement, useMemo } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { useAgeWords } from '../ui/age-words/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './projection.css.ts'
import type { ProjectionActor } from './use-projection.ts'

/** The deductible ceiling of the saver's tax notice, in euros a year; undefined until it is known, and where it cannot be read. */
const useDeductibleCeiling = (): Euros | undefined => {
  const { client } = useApp()
  const user = useSession(selectUser)
  const asked = user && gaugesAskedFor(user).retirement
  const type = asked?.type
  const machine = useMemo(
    () =>
      askingMachine(async (signal: AbortSignal): Promise<Euros | undefined> =>
        type === undefined
          ? undefined
          : (await client.call(retirementGaugeByTypeCall, { params: { type } }, { signal })).per.ceiling,
      ),
    [client, type],
  )
  const answer = useSelector(useActorRef(machine), selectAnswer<Euros | undefined>)
  return answer.kind === 'known' ? answer.value : undefined
}

type ClosingProps = { readonly actor: ProjectionActor; readonly plan: ProjectionPlan; readonly tables: MortalityTables }

/** What of the payment is beyond the deductible ceiling of the saver, once that is known (RP-20). */
const Beyond = ({ payment }: { readonly payment: Euros }): ReactElement | null => {
  const ceiling = useDeductibleCeiling()
  const beyond = ceiling === undefined ? undefined : beyondCeiling(payment, ceiling)
  return beyond === undefined ? null : (
    <p className={text({ as: 'small' })}>
      <Trans id="projection.closing.beyond">
        <Amount value={payment} /> par mois, dont <Amount value={beyond} /> au-delà de votre plafond de déduction.
      </Trans>
    </p>
  )
}

/** What closes the gap: the smallest payment, which can be taken over, and the first month of departure. Both are tried forward (RP-13). */
export const Closing = ({ actor, plan, tables }: ClosingProps): ReactElement => {
  const paidTo = useSelector(actor, (snapshot) => selectAnswers(snapshot).paid_to)
  const { payment, start } = useMemo(() => closeGap(plan, tables, paidTo), [plan, tables, paidTo])
  const ageWords = useAgeWords()
  const age = start === undefined ? '' : ageWords(start.ageInMonths)
  const amount = payment === undefined ? '' : formatAmountInput(payment)
  return (
    <section className={styles.section} aria-labelledby="project-closing">
      <h2 id="project-closing">
        <Trans id="projection.closing.title">Pour combler l’écart</Trans>
      </h2>
      <div className={styles.closing}>
        <div className={styles.way}>
          {payment === undefined ? (
            <p>
              <Trans id="projection.closing.no-payment">Aucun versement mensuel ne suffit à cet âge de départ.</Trans>
            </p>
          ) : (
            <>
              <p>
                <Trans id="projection.closing.payment">
                  <b>
                    <Amount value={payment} />
                  </b>{' '}
                  par mois en tout, d’ici à vos {plan.horizon} ans&nbsp;: l’objectif est atteint, et avec un euro de moins il ne
                  l’est pas.
                </Trans>
              </p>
              <Beyond payment={payment} />
              <Button
                variant="secondary"
                onClick={() =>
                  actor.send({ type: 'answersTaken', form: { allocated_amount: amount, allocated_periodicity: 'monthly' } })
                }
              >
                <Trans id="projection.closing.take">Reprendre ce versement</Trans>
              </Button>
            </>
          )}
        </div>
        <div className={styles.way}>
          {start === undefined ? (
            <p>
              <Trans id="projection.closing.no-start">Aucun mois de départ ne suffit jusqu’à 70 ans.</Trans>
            </p>
          ) : (
            <p>
              <Trans id="projection.closing.start">
                Ou partir le <b>{formatFrenchDate(start.start)}</b>, à {age}, avec les mêmes versements&nbsp;: le premier mois où
                l’objectif est atteint.
              </Trans>
            </p>
          )}
        </div>
      </div>
      <p className={text({ as: 'small' })}>
        <Trans id="projection.closing.note">
          Montants bruts, avec 2&nbsp;% de rendement supposé. Vérifiez votre plafond de déduction avant de verser davantage.
        </Trans>
      </p>
    </section>
  )
}
