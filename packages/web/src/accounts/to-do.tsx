import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { Banner } from '@hautelisse/domain/home'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { DoorButton, LinkButtonTo, ProviderButton } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings, Icon, type IconDrawing } from '../ui/icon/index.ts'
import { BegunText, BonusText, PendingText, PendingTitle, TakenText, useBegunWords } from './to-do-words.tsx'
import * as styles from './to-do.css.ts'

type StripProps = {
  readonly tone: keyof typeof styles.tones
  readonly icon: IconDrawing
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: ReactNode
}

const Strip = ({ tone, icon, title, text, action }: StripProps): ReactElement => (
  <div className={styles.tones[tone]} role={tone === 'alert' ? 'alert' : undefined}>
    <Icon of={icon} className={styles.icons[tone]} />
    <p className={styles.words}>
      <b className={styles.what}>{title}</b> <span className={styles.more}>{text}</span>
    </p>
    {action}
  </div>
)

/** What a way on is called, and the arrow that stands for it on a phone. */
const Go = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <>
    <span className={styles.actionWords}>{children}</span>
    <Icon of={drawings.ArrowRight} className={styles.actionArrow} />
  </>
)

type BannerProps<Kind extends Banner['kind'] = Banner['kind']> = {
  readonly banner: Extract<Banner, { kind: Kind }>
  readonly today: PlainDate
}

/** Choices wait: the one strip that interrupts (P-BANNER-01). */
const PendingStrip = ({ banner, today }: BannerProps<'choices-pending'>): ReactElement => (
  <Strip
    tone="alert"
    icon={drawings.WarningCircle}
    title={<PendingTitle banner={banner} today={today} />}
    text={<PendingText banner={banner} />}
    action={
      <LinkButtonTo to={banner.to} variant="secondary" size="s" className={`${styles.action} ${styles.onAlert}`}>
        <Go>
          <Plural id="accounts.to-do.choice.go" value={banner.count} one="Faire mon choix" other="Faire mes choix" />
        </Go>
      </LinkButtonTo>
    }
  />
)

/** A payment waits for its card, which the provider's site takes. */
const CardStrip = ({ banner }: BannerProps<'card-awaited'>): ReactElement => {
  const amount = <Amount value={banner.amount} />
  return (
    <Strip
      tone="warn"
      icon={drawings.Hourglass}
      title={
        <Plural
          id="accounts.to-do.card.title"
          value={banner.count}
          one="Un versement attend votre carte"
          other="# versements attendent votre carte"
        />
      }
      text={
        <Trans id="accounts.to-do.card.text">
          {amount}&nbsp;: rien n’est débité avant, et une demande sans carte s’éteint au bout de 30&nbsp;minutes
        </Trans>
      }
      action={
        <ProviderButton href={banner.to} variant="secondary" size="s" className={styles.action}>
          <Go>
            <Trans id="accounts.to-do.card.go">Payer par carte</Trans>
          </Go>
        </ProviderButton>
      }
    />
  )
}

/** An act was begun: its amount and its account, no reason (mock-up ae-3). */
const BegunStrip = ({ banner: { act, amount, policyId, until, to } }: BannerProps<'act-begun'>): ReactElement => {
  const { title, go } = useBegunWords()[act]
  return (
    <Strip
      tone="info"
      icon={drawings.Pencil}
      title={title}
      text={<BegunText amount={amount} policyId={policyId} until={until} />}
      action={
        <LinkButtonTo to={to} variant="secondary" size="s" className={styles.action}>
          <Go>{go}</Go>
        </LinkButtonTo>
      }
    />
  )
}

/** Nowhere to send money to (P-BANNER-06, P-BANNER-07). */
const BankDetailsStrip = ({ banner }: BannerProps<'bank-details-missing'>): ReactElement => (
  <Strip
    tone="warn"
    icon={drawings.Bank}
    title={<Trans id="accounts.to-do.bank.title">Coordonnées bancaires manquantes</Trans>}
    text={<Trans id="accounts.to-do.bank.text">Il faut un RIB pour recevoir vos virements</Trans>}
    action={
      <DoorButton target={banner} size="s" className={styles.action}>
        <Go>
          <Trans id="accounts.to-do.bank.add">Ajouter un RIB</Trans>
        </Go>
      </DoorButton>
    }
  />
)

/** The one-off bonus can be paid in, for a while (P-BANNER-08 to P-BANNER-11). */
const BonusStrip = ({ banner }: BannerProps<'value-sharing-bonus'>): ReactElement => (
  <Strip
    tone="info"
    icon={drawings.Info}
    title={<Trans id="accounts.to-do.bonus.title">Prime de partage de la valeur</Trans>}
    text={<BonusText />}
    action={
      <LinkButtonTo to={banner.to} variant="secondary" size="s" className={styles.action}>
        <Go>
          <Trans id="accounts.to-do.bonus.go">Placer ma prime</Trans>
        </Go>
      </LinkButtonTo>
    }
  />
)

/** What was chosen is known, and until when it can be changed (P-BANNER-02, P-BANNER-03). */
const TakenStrip = ({ banner: { count, changeable } }: BannerProps<'choices-taken'>): ReactElement => (
  <Strip
    tone="info"
    icon={drawings.CheckCircle}
    title={
      <Plural
        id="accounts.to-do.taken.title"
        value={count}
        one="Votre choix est pris en compte"
        other="Vos choix sont pris en compte"
      />
    }
    text={changeable && <TakenText {...changeable} />}
    action={
      changeable && (
        <LinkButtonTo to={changeable.to} variant="secondary" size="s" className={styles.action}>
          <Go>
            <Trans id="accounts.to-do.taken.change">Modifier mon choix</Trans>
          </Go>
        </LinkButtonTo>
      )
    }
  />
)

/** A transmission rests on a family and on goods that may have changed (P-BANNER-12). */
const SituationStrip = ({ banner }: BannerProps<'situation-changed'>): ReactElement => (
  <Strip
    tone="info"
    icon={drawings.Users}
    title={<Trans id="accounts.situation.title">Votre situation a changé</Trans>}
    text={<Trans id="accounts.situation.text">Mariage, naissance, achat : mettez vos réponses à jour.</Trans>}
    action={
      <DoorButton target={banner} size="s" className={styles.action}>
        <Go>
          <Trans id="accounts.situation.change">Modifier</Trans>
        </Go>
      </DoorButton>
    }
  />
)

/** An operation waits for the saver, until a day. */
const WaitingStrip = ({ banner: { what, until, to } }: BannerProps<'operation-waits'>): ReactElement => {
  const day = formatFrenchDate(until)
  return (
    <Strip
      tone="warn"
      icon={drawings.Hourglass}
      title={
        what === 'signature' ? (
          <Trans id="accounts.to-do.wait.signature">Une demande attend votre signature</Trans>
        ) : (
          <Trans id="accounts.to-do.wait.documents">Une demande attend vos pièces</Trans>
        )
      }
      text={<Trans id="accounts.to-do.wait.until">Jusqu’au {day} inclus. Passé ce jour, elle s’éteint</Trans>}
      action={
        what === 'signature' ? (
          <ProviderButton href={to} variant="secondary" size="s" className={styles.action}>
            <Go>
              <Trans id="accounts.to-do.wait.sign">Signer</Trans>
            </Go>
          </ProviderButton>
        ) : (
          <LinkButtonTo to={to} variant="secondary" size="s" className={styles.action}>
            <Go>
              <Trans id="accounts.to-do.wait.open">Voir la demande</Trans>
            </Go>
          </LinkButtonTo>
        )
      }
    />
  )
}

const AnyStrip = ({ banner, today }: BannerProps): ReactElement => {
  switch (banner.kind) {
    case 'choices-pending':
      return <PendingStrip banner={banner} today={today} />
    case 'card-awaited':
      return <CardStrip banner={banner} today={today} />
    case 'act-begun':
      return <BegunStrip banner={banner} today={today} />
    case 'operation-waits':
      return <WaitingStrip banner={banner} today={today} />
    case 'value-sharing-bonus':
      return <BonusStrip banner={banner} today={today} />
    case 'bank-details-missing':
      return <BankDetailsStrip banner={banner} today={today} />
    case 'choices-taken':
      return <TakenStrip banner={banner} today={today} />
    case 'situation-changed':
    default:
      return <SituationStrip banner={banner} today={today} />
  }
}

/** What there is to do, under the header: two strips at most, of which the domain says which (P-BANNER-01 to P-BANNER-12, P-ROUTE-68). */
export const ToDo = ({
  banners,
  today,
  mayCome = false,
}: {
  readonly banners: readonly Banner[]
  readonly today: PlainDate
  /** What they are made of is on its way: their place is kept. */
  readonly mayCome?: boolean
}): ReactElement | null => {
  const { t } = useLingui()
  if (banners.length === 0) return mayCome ? <div className={styles.reserved} /> : null
  const isSituation = banners.some(({ kind }) => kind === 'situation-changed')
  const label = isSituation
    ? t({ id: 'accounts.situation.label', message: 'Mise à jour de votre situation' })
    : t({ id: 'accounts.to-do.title', message: 'À faire' })
  return (
    <aside className={styles.strips} aria-label={label}>
      {banners.map((banner) => (
        <AnyStrip key={banner.kind} banner={banner} today={today} />
      ))}
    </aside>
  )
}
