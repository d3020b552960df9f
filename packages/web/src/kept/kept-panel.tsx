import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { isKeptAnswers, type KeptTold } from '@hautelisse/domain/kept'
import type { OfferEvent, OfferView } from '@hautelisse/machines/kept'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './kept.css.ts'
import { Doors } from '../ui/page/index.ts'
import { ResumeWords } from './resume-words.tsx'

type Told = Extract<OfferView, { kind: 'offered' | 'going-on' }>
export type KeptPanelProps = { readonly view: Told; readonly send: (event: OfferEvent) => void }

/** What it is, with its amount and its account as far as both are known. */
const KeptTitle = ({ kept: { id, amount, policy_id: policyId } }: { readonly kept: KeptTold }): ReactElement => {
  const title = useSession(selectUser)?.accounts.find((account) => account.policy_id === policyId)?.title
  const name: Readonly<Record<KeptTold['id'], ReactNode>> = {
    payment: <Trans id="act.kept.payment">Votre versement</Trans>,
    'fund-switch': <Trans id="act.kept.fund-switch">Votre arbitrage</Trans>,
    release: <Trans id="act.kept.release">Votre retrait</Trans>,
    transfer: <Trans id="act.kept.transfer">Votre demande de transfert</Trans>,
    withdrawal: <Trans id="act.kept.withdrawal">Votre simulation «&nbsp;Capital ou rente&nbsp;»</Trans>,
    'tax-saving': <Trans id="act.kept.tax-saving">Votre simulation d’impôt</Trans>,
    transmission: <Trans id="act.kept.transmission">Votre simulation de transmission</Trans>,
    projection: <Trans id="act.kept.projection">Votre projet retraite</Trans>,
    pension: <Trans id="act.kept.pension">Votre estimation de retraite</Trans>,
    household: <Trans id="act.kept.household">Votre foyer fiscal</Trans>,
    'robo-advice': <Trans id="act.kept.robo-advice">Vos réponses sur votre profil</Trans>,
  }
  return (
    <>
      {name[id]}
      {amount !== undefined && (
        <>
          {' '}
          <Trans id="act.kept.amount">
            de <Amount value={amount} />
          </Trans>
        </>
      )}
      {title !== undefined && <>, {title}</>}
    </>
  )
}

/** Steps that are done, the one where it stands, and those to come: as many threads for each. */
const Progress = ({ step, steps }: { readonly step: number; readonly steps: number }): ReactElement => (
  <>
    <p className={styles.where}>
      <Trans id="act.kept.step">
        Étape {step} sur {steps}
      </Trans>
    </p>
    <div className={styles.progress} aria-hidden="true">
      {Array.from({ length: steps }, (_, at) => (
        <i key={at} className={at + 1 < step ? styles.done : at + 1 === step ? styles.current : styles.left} />
      ))}
    </div>
  </>
)

/** What was begun and not sent: taken up again before anything else is begun, or erased (mock-up ae-3). KEPT-04. */
export const KeptPanel = ({ view: { kind, kept, busy, failed }, send }: KeptPanelProps): ReactElement => {
  const isOffered = kind === 'offered'
  const titleId = useId()
  const [begun, until] = [formatFrenchDate(kept.begun), formatFrenchDate(kept.until)]
  const names = kept.files.join(', ')
  return (
    <Panel className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          <KeptTitle kept={kept} />
        </h2>
        <p>
          <Trans id="act.kept.dates">
            Commencé le {begun}, gardé jusqu’au {until}.
          </Trans>
        </p>
        {isOffered && names !== '' && (
          <p>
            <Trans id="act.kept.files">À choisir de nouveau&nbsp;: {names}.</Trans>
          </p>
        )}
        {isOffered && kept.step !== undefined && kept.steps !== undefined && <Progress step={kept.step} steps={kept.steps} />}
        {isOffered && (
          <p>
            {isKeptAnswers(kept.id) ? (
              <Trans id="act.kept.answers-replaced">De nouvelles réponses prendront leur place.</Trans>
            ) : (
              <Trans id="act.kept.replaced">Une autre demande prendra sa place.</Trans>
            )}
          </p>
        )}
        {failed !== undefined && (
          <div role="alert">
            <Note kind="alert">
              {failed === 'read' ? (
                <Trans id="act.kept.not-read">Ce que vous aviez commencé n’a pas pu être lu. Réessayez.</Trans>
              ) : (
                <Trans id="act.kept.not-erased">Ce que vous aviez commencé n’a pas pu être effacé. Réessayez.</Trans>
              )}
            </Note>
          </div>
        )}
      </div>
      <Doors>
        {isOffered && (
          <Button onClick={() => send({ type: 'resumeRequested' })} busy={busy === 'resume'}>
            <ResumeWords of={kept.id} />
          </Button>
        )}
        <Button variant="secondary" onClick={() => send({ type: 'eraseRequested' })} busy={busy === 'erase'}>
          <Trans id="act.kept.erase">Effacer</Trans>
        </Button>
      </Doors>
    </Panel>
  )
}
