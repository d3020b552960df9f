import { selectExit, type ExitView } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { Button } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { ExitChoices } from './exit-choices.tsx'
import { ExitOutcome } from './exit-outcome.tsx'
import { useDoubtWords } from './exit-words.ts'
import type { LookProps } from './look-props.ts'
import { doubt as doubtStyle, doubts, doubtsTitle, exitGrid, exitMain, intro, section, sectionHead, unread } from './look.css.ts'

type DoubtsProps = { readonly view: ExitView; readonly level: 3 | 5 }

const Doubts = ({ view, level }: DoubtsProps): ReactElement | null => {
  const Heading = `h${level}` as const
  const words = useDoubtWords(view.asOf)
  const list = view.exit?.doubts ?? []
  if (list.length === 0) return null
  return (
    <div>
      <Heading className={doubtsTitle}>
        <Trans id="tax.look.exit.doubts">Ce qui n’est pas certain</Trans>
      </Heading>
      <ul className={doubts}>
        {list.map((doubt) => (
          <li key={doubt.kind} className={doubtStyle}>
            {words(doubt)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "Et à la sortie ?": tax and social charges on the payment once it comes out, at a rate and an age that the saver chooses (TS-09, TS-10). */
export const ExitSection = ({ snapshot, send, level }: LookProps): ReactElement | null => {
  const Heading = `h${level}` as const
  const below = level === 2 ? 3 : 5
  const view = selectExit(snapshot)
  const [titleId, bodyId] = [useId(), useId()]
  if (view === undefined) return null
  const isOpen = view.state !== 'closed'
  return (
    <section className={`${section} ${isOpen ? '' : unread}`} aria-labelledby={titleId}>
      <div className={sectionHead}>
        <Heading id={titleId}>
          <Trans id="tax.look.exit.title">Et à la sortie ?</Trans>
        </Heading>
        <Button
          variant="secondary"
          size="s"
          icon={isOpen ? drawings.Close : drawings.Eye}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => send({ type: isOpen ? 'exitClosed' : 'exitOpened' })}
        >
          {isOpen ? (
            <Trans id="tax.look.exit.close">Refermer la sortie</Trans>
          ) : (
            <Trans id="tax.look.exit.open">Voir la sortie</Trans>
          )}
        </Button>
      </div>
      <p className={intro}>
        <Trans id="tax.look.exit.text">
          Ce que vous économisez aujourd’hui n’est pas effacé : le versement déduit est imposé quand il sort. Voici ce qui serait
          pris, et ce qui resterait.
        </Trans>
      </p>
      {isOpen && (
        <div id={bodyId} className={exitGrid}>
          <div className={exitMain}>
            <ExitChoices view={view} send={send} />
            <ExitOutcome view={view} send={send} level={below} />
          </div>
          <Doubts view={view} level={below} />
        </div>
      )}
    </section>
  )
}
