import { pathTo } from '@hautelisse/domain/portal'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { ActHead, ActRecord } from '../act/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import * as styles from './aggregation.css.ts'
import type { LinkingProps } from './use-elsewhere.ts'
import { useResultWords } from './words.ts'

type OutcomeProps = {
  readonly title: ReactNode
  readonly lead: ReactNode
  readonly again?: ReactNode
  readonly send: LinkingProps['send']
}

/** The way back to what is linked. */
export const ReturnedPage = (): ReactElement => (
  <TextLinkTo to={pathTo('aggregation')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
    <Trans id="aggregation.page.title">Mes comptes ailleurs</Trans>
  </TextLinkTo>
)

/** How a visit ended, with the ways on. */
const ReturnOutcome = ({ title, lead, again, send }: OutcomeProps): ReactElement => (
  <section>
    <ActHead title={title} lead={lead} back={<ReturnedPage />} />
    <div className={styles.ways}>
      {again !== undefined && <Button onClick={() => send({ type: 'retryRequested' })}>{again}</Button>}
      <Button variant="secondary" onClick={() => send({ type: 'nextRequested' })}>
        <Trans id="aggregation.page.title">Mes comptes ailleurs</Trans>
      </Button>
    </div>
  </section>
)

/** The way back brought another text than this tab left with. */
export const Unexpected = ({ send }: LinkingProps): ReactElement => (
  <ReturnOutcome
    send={send}
    title={<Trans id="aggregation.returned.unexpected">Ce retour ne correspond à aucune demande</Trans>}
    lead={
      <Trans id="aggregation.returned.unexpected-text">
        Rien n’a été lu par ce retour. Si vous veniez de votre banque, recommencez depuis vos comptes ailleurs.
      </Trans>
    }
  />
)

/** No answer came in time. */
export const Late = ({ send }: LinkingProps): ReactElement => (
  <ReturnOutcome
    send={send}
    title={<Trans id="aggregation.returned.late">La réponse de votre banque n’est pas arrivée</Trans>}
    lead={
      <Trans id="aggregation.returned.late-text">
        Vos comptes ailleurs disent ce qui a été relié. Rien n’est relié deux fois.
      </Trans>
    }
    again={<Trans id="act.unverified.again">Vérifier de nouveau</Trans>}
  />
)

/** The visit came to nothing: refused, given up, wrong identifiers, or a bank that does not answer. */
export const EndedLinking = ({ snapshot, send }: LinkingProps): ReactElement => {
  const wordsOf = useResultWords()
  const { returned } = snapshot.context
  const { title, text } = wordsOf(returned?.result ?? 'UNAVAILABLE', returned?.name ?? '')
  return (
    <ReturnOutcome send={send} title={title} lead={text} again={<Trans id="aggregation.returned.restart">Recommencer</Trans>} />
  )
}

/** The accounts are shown from now on. */
export const LinkedBank = ({ snapshot, send }: LinkingProps): ReactElement => {
  const { t } = useLingui()
  const { ticked, chosen, found } = snapshot.context
  const bank = chosen?.name ?? ''
  const lead = t({
    id: 'aggregation.done.lead',
    message: plural(ticked.length, {
      0: 'Aucun compte n’est affiché. Vous pouvez arrêter cette lecture quand vous voulez.',
      one: '# compte est affiché. Vous pouvez arrêter cette lecture quand vous voulez.',
      other: '# comptes sont affichés. Vous pouvez arrêter cette lecture quand vous voulez.',
    }),
  })
  const shown = (found?.accounts ?? []).filter(({ id }) => ticked.includes(id))
  return (
    <ActRecord
      id={undefined}
      title={<Trans id="aggregation.done.title">{bank} est relié</Trans>}
      lead={lead}
      back={<ReturnedPage />}
      isOneColumn
      follow={
        <Button onClick={() => send({ type: 'nextRequested' })}>
          <Trans id="aggregation.page.title">Mes comptes ailleurs</Trans>
        </Button>
      }
      recap={
        <ul className={styles.rows}>
          {shown.map(({ id, title, policy_id: number, balance }) => (
            <li key={id} className={styles.plainRow}>
              <span>
                {title}, {number}
              </span>
              <Amount value={balance} />
            </li>
          ))}
        </ul>
      }
    />
  )
}
