import type { Account } from '@hautelisse/domain/accounts'
import type { Act, ActReason, Door } from '@hautelisse/domain/possible-acts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { drawings } from '../ui/icon/index.ts'
import { text as textLook } from '../ui/page/index.ts'
import { ActLine, ActWay } from './line.tsx'
import { useAdvisor } from './use-advisor.ts'
import { WayOut } from './way-out.tsx'
import { useFrom, useReasonWords } from './words.ts'

type Open = Exclude<Door, { readonly kind: 'shut' }>

/** What a link to a page of the portal says, by act. */
const PAGES: Readonly<Record<Act, ReactElement>> = {
  payment: <Trans id="accounts.act.payment">Faire un versement</Trans>,
  switch: <Trans id="possible-acts.name.switch">Arbitrer</Trans>,
  release: <Trans id="possible-acts.name.release">Retirer</Trans>,
  transfer: <Trans id="possible-acts.transfer.open">Préparer le dossier</Trans>,
}

/** What is said of an act that is done elsewhere, and the words of its link. */
export const useDoorWords = (): ((door: Open, act: Act) => { readonly text: string; readonly link: ReactNode }) => {
  const { t } = useLingui()
  const name = useAdvisor()
  return ({ kind }, act) => {
    switch (kind) {
      case 'portal':
        return { text: t({ id: 'possible-acts.door.portal', message: 'Se fait ici, en ligne' }), link: PAGES[act] }
      case 'external':
        return {
          text: t({ id: 'possible-acts.reason.external-space', message: 'Se fait dans l’espace des opérations de ce contrat' }),
          link: <Trans id="possible-acts.way.space">Ouvrir cet espace</Trans>,
        }
      case 'letter':
        return {
          text: t({ id: 'possible-acts.reason.on-paper', message: 'Se demande par courrier' }),
          link: <Trans id="possible-acts.way.paper">Préparer le courrier</Trans>,
        }
      case 'advisor':
        return name === undefined
          ? {
              text: t({ id: 'possible-acts.door.advisor', message: 'Votre conseiller s’en occupe avec vous' }),
              link: <Trans id="possible-acts.individual.advisor">Écrire à mon conseiller</Trans>,
            }
          : {
              text: t({ id: 'possible-acts.door.named', message: `${name} s’en occupe avec vous` }),
              link: <Trans id="possible-acts.door.ask">Demander à {name}</Trans>,
            }
      case 'help-line':
        return {
          text: t({ id: 'possible-acts.door.help', message: 'La ligne d’aide vous dit comment faire' }),
          link: <Trans id="portal.footer.contact">Nous contacter</Trans>,
        }
      default:
        return kind satisfies never
    }
  }
}

/** A reason in words, after its day where it has one. */
export const ReasonText = ({ reason, act }: { readonly reason: ActReason; readonly act: Act }): ReactElement => {
  const text = useReasonWords()(reason, act)
  const from = useFrom()(reason)
  return from === undefined ? (
    <>{text}</>
  ) : (
    <Trans id="possible-acts.reason.dated">
      <b>{from}</b> : {text}
    </Trans>
  )
}

type DoorLineProps = {
  readonly account: Account
  readonly act: Act
  readonly door: Door
  /** Names what is done, where several acts have the same door. */
  readonly name?: ReactNode
}

/** Where an act of an account is done: what is said of it and the way there; a door that is shut says every reason with its way out (ACTS-13). */
export const DoorLine = ({ account, act, door, name }: DoorLineProps): ReactElement => {
  const words = useDoorWords()
  if (door.kind === 'shut')
    return (
      <>
        {door.reasons.map((reason) => (
          <ActLine
            key={`${reason.kind} ${'code' in reason ? reason.code : ''}`}
            way={<WayOut reason={reason} act={act} account={account} />}
          >
            <ReasonText reason={reason} act={act} />
          </ActLine>
        ))}
      </>
    )
  const { text, link } = words(door, act)
  const told = door.kind === 'portal' ? door.reasons : []
  const icon = door.kind === 'external' ? drawings.ArrowSquareOut : drawings.ArrowRight
  return (
    <ActLine
      way={
        <ActWay target={door.target} title={account.title} icon={icon}>
          {link}
        </ActWay>
      }
    >
      {name !== undefined && <b className={textLook({ block: true })}>{name}</b>}
      {told.length === 0
        ? text
        : told.map((reason) => (
            <span key={reason.kind} className={textLook({ block: true })}>
              <ReasonText reason={reason} act={act} />
            </span>
          ))}
    </ActLine>
  )
}
