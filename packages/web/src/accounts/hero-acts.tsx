import { pathTo, type MenuItem, type MenuItemId } from '@hautelisse/domain/portal'
import { selectIsMirror } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { useAdvisor } from '../possible-acts/index.ts'
import { LinkButtonTo, useAim } from '../portal/index.ts'
import { useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Tooltip } from '../ui/tooltip/index.ts'
import * as styles from './savings-home.css.ts'

/** Paying in leads to whom the saver asks, where no contract of theirs takes a payment here: the button says so. */
const AskedPayment = (): ReactElement => {
  const name = useAdvisor()
  return name === undefined ? (
    <Trans id="accounts.act.payment-asked">Demander un versement</Trans>
  ) : (
    <Trans id="accounts.act.payment-named">Verser avec {name}</Trans>
  )
}

const WORDS: Readonly<Partial<Record<MenuItemId, ReactElement>>> = {
  payment: <Trans id="accounts.act.payment">Faire un versement</Trans>,
  'fund-switch': <Trans id="page.fund-switch.title">Faire un arbitrage</Trans>,
  withdraw: <Trans id="page.withdraw.title">Retirer mon épargne</Trans>,
}

const UnavailableWords = (): ReactElement => <Trans id="ui.menu.unavailable">Fonctionnalité momentanément indisponible</Trans>

/** One that is taken away says why: in a bubble for a pointer that rests on it, below its name to fingers, and always to the ear. */
const Act = ({ item }: { readonly item: MenuItem }): ReactElement => {
  const aim = useAim()
  const isAsked = item.id === 'payment' && item.to !== pathTo('payment')
  const words = isAsked ? <AskedPayment /> : WORDS[item.id]
  if (item.state === 'unavailable')
    return (
      <Tooltip text={<UnavailableWords />}>
        <Button variant="onHero" aria-disabled="true" className={styles.actOff} icon={drawings.Hourglass}>
          <span>
            {words}{' '}
            <span className={styles.actWhy}>
              <UnavailableWords />
            </span>
          </span>
        </Button>
      </Tooltip>
    )
  return item.id === 'payment' ? (
    <LinkButtonTo {...aim(item)} variant="accent" icon={isAsked ? drawings.Envelope : drawings.Plus}>
      {words}
    </LinkButtonTo>
  ) : (
    <LinkButtonTo {...aim(item)} variant="onHero">
      {words}
    </LinkButtonTo>
  )
}

/** In a mirror session: the same doors, shut for one reason, which each of them says when it is pressed (P-PERM-01, P-PERM-07). */
const ShutActs = ({ acts }: { readonly acts: readonly MenuItem[] }): ReactElement => {
  const aim = useAim()
  const reason = useId()
  return (
    <>
      {acts.map(({ id }) => (
        <LinkButtonTo
          key={id}
          {...aim({ hash: 'forbidden_mirror' })}
          variant="onHero"
          icon={drawings.Lock}
          className={styles.actOff}
          aria-describedby={reason}
        >
          {WORDS[id]}
        </LinkButtonTo>
      ))}
      <p id={reason} className={styles.actNote}>
        <Trans id="accounts.act.mirror">Fermés en vision miroir&nbsp;: rien ne peut être fait dans cet espace.</Trans>
      </p>
    </>
  )
}

/** What can be done from the head of the home: paying in is the one accent, whatever else is offered is quieter (P-NAV-05 to P-NAV-08, P-NAV-28). */
export const HeroActs = ({ acts }: { readonly acts: readonly MenuItem[] }): ReactElement => {
  const isMirror = useSession(selectIsMirror)
  if (isMirror) return <ShutActs acts={acts} />
  return (
    <>
      {acts.map((item) => (
        <Act key={item.id} item={item} />
      ))}
    </>
  )
}
