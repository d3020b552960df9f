import type { HeadDoors, HomeAct } from '@hautelisse/domain/home'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { LinkButtonTo, useAim } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import * as styles from './home-doors.css.ts'
import { useAdvisor } from './use-advisor.ts'
import { useActNames } from './words.ts'

type DoorProps = { readonly children: (describedBy: string) => ReactNode; readonly place: ReactNode }

/** A door with its place below. */
const PlacedDoor = ({ children, place }: DoorProps): ReactElement => {
  const id = useId()
  return (
    <div className={styles.door}>
      {children(id)}
      <p id={id} className={styles.place}>
        {place}
      </p>
    </div>
  )
}

const PaymentDoorButton = ({
  of: { account, kind, target },
}: {
  readonly of: NonNullable<HeadDoors['payment']>
}): ReactElement => {
  const aim = useAim()
  const { title } = account
  return (
    <PlacedDoor
      place={
        kind === 'external' ? (
          <Trans id="possible-acts.head.external">{title}&nbsp;: dans l’espace des opérations, nouvel onglet</Trans>
        ) : (
          <Trans id="possible-acts.head.portal">{title}&nbsp;: ici, en ligne</Trans>
        )
      }
    >
      {(id) => (
        <LinkButtonTo
          {...aim(target)}
          variant="accent"
          icon={kind === 'external' ? drawings.ArrowSquareOut : drawings.Plus}
          aria-describedby={id}
        >
          <Trans id="accounts.act.payment">Faire un versement</Trans>
        </LinkButtonTo>
      )}
    </PlacedDoor>
  )
}

/** Acts as one sentence begins with them: "Verser, arbitrer ou retirer". */
const useActList = (): ((acts: readonly HomeAct[]) => string) => {
  const { i18n } = useLingui()
  const names = useActNames()
  return (acts) => {
    const words = acts.map((act, place) => (place === 0 ? names[act] : names[act].toLocaleLowerCase(i18n.locale)))
    return new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(words)
  }
}

const AskedDoorButton = ({ of: { acts, target, isRest } }: { readonly of: NonNullable<HeadDoors['asked']> }): ReactElement => {
  const aim = useAim()
  const name = useAdvisor()
  const list = useActList()(acts)
  return (
    <PlacedDoor
      place={
        isRest ? (
          <Trans id="possible-acts.head.rest">{list} sur vos autres contrats</Trans>
        ) : (
          <Trans id="possible-acts.head.all">{list} sur vos contrats</Trans>
        )
      }
    >
      {(id) => (
        <LinkButtonTo {...aim(target)} variant={isRest ? 'onHero' : 'accent'} icon={drawings.Chat} aria-describedby={id}>
          {name === undefined ? (
            <Trans id="portal.footer.contact">Nous contacter</Trans>
          ) : (
            <Trans id="possible-acts.door.ask">Demander à {name}</Trans>
          )}
        </LinkButtonTo>
      )}
    </PlacedDoor>
  )
}

const RetirementDoorButton = ({ of }: { readonly of: NonNullable<HeadDoors['retirement']> }): ReactElement => {
  const aim = useAim()
  const words = <Trans id="possible-acts.head.retirement">Prendre ma retraite</Trans>
  if (of.kind === 'open')
    return (
      <PlacedDoor place={<Trans id="possible-acts.head.retirement-open">Ce que vos contrats de retraite vous verseront</Trans>}>
        {(id) => (
          <LinkButtonTo {...aim(of.target)} variant="onHero" aria-describedby={id}>
            {words}
          </LinkButtonTo>
        )}
      </PlacedDoor>
    )
  return (
    <PlacedDoor
      place={
        <Trans id="possible-acts.head.retirement-from">
          Dès le {formatFrenchDate(of.from)}, ou avec une pension déjà commencée
        </Trans>
      }
    >
      {(id) => (
        <Button variant="onHero" icon={drawings.Lock} className={styles.shut} aria-disabled="true" aria-describedby={id}>
          {words}
        </Button>
      )}
    </PlacedDoor>
  )
}

/** Three doors at the head of the home of an individual customer, each with its place below (HOME-DOORS-01). */
export const HeadDoorButtons = ({ of: { payment, asked, retirement } }: { readonly of: HeadDoors }): ReactElement => (
  <>
    {payment !== undefined && <PaymentDoorButton of={payment} />}
    {asked !== undefined && <AskedDoorButton of={asked} />}
    {retirement !== undefined && <RetirementDoorButton of={retirement} />}
  </>
)
