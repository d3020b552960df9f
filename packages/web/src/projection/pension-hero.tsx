import { selectEdit } from '@hautelisse/machines/projection'
import { Trans } from '@lingui/react/macro'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { LinkButtonTo, useAim } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { Hero } from '../ui/hero/index.ts'
import { text } from '../ui/page/index.ts'
import { useEditDesk, type Desk } from './desk.ts'
import { ProjectAmount } from './money.tsx'
import * as styles from './page.css.ts'
import { useTaking } from './start-hero.tsx'
import type { ProjectionActor } from './use-projection.ts'

type OfActor = { readonly actor: ProjectionActor }

const EstimateWay = (): ReactElement => {
  const aim = useAim()
  return (
    <section className={styles.way}>
      <h2 className={styles.wayTitle}>
        <Trans id="projection.pension.estimate">Je l’estime ici</Trans>
      </h2>
      <p className={text({ as: 'small' })}>
        <Trans id="projection.pension.estimate-text">Six écrans, environ cinq minutes, avec votre compte retraite</Trans>
      </p>
      <p className={styles.wayAct}>
        <LinkButtonTo {...aim({ hash: 'marel' })}>
          <Trans id="projection.pension.estimate-act">Commencer l’estimation</Trans>
        </LinkButtonTo>
      </p>
    </section>
  )
}

const KnownWay = ({ actor }: OfActor): ReactElement => {
  const { form, take } = useTaking(actor)
  const edit = useEditDesk(actor)
  // One part of the answers is changed at a time: this one, from the moment it is typed in.
  const begin = (): void => {
    if (selectEdit(actor.getSnapshot())?.part !== 'pension') actor.send({ type: 'editBegun', part: 'pension' })
  }
  const desk: Desk = {
    ...edit,
    send: (answer) => {
      begin()
      edit.send(answer)
    },
  }
  return (
    <form
      ref={form}
      noValidate
      className={styles.way}
      onSubmit={(event) => {
        begin()
        take(event)
      }}
    >
      <h2 className={styles.wayTitle}>
        <Trans id="projection.pension.own">Je connais son montant</Trans>
      </h2>
      <div className={styles.wayRow}>
        <ProjectAmount
          desk={desk}
          field="known_pension"
          label={<Trans id="projection.pension.own-text">Brut, par mois, sur votre dernier relevé</Trans>}
        />
        <Button type="submit">
          <Trans id="projection.act.continue">Continuer</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Asks for the largest part of a retirement before any figure is given (RP-21, S-1). */
export const PensionHero = ({
  actor,
  fan,
  isPartial,
}: OfActor & {
  readonly fan: ReactNode
  /** An estimate is there, without one of the schemes (S-6). */
  readonly isPartial: boolean
}): ReactElement => {
  useEffect(() => () => actor.send({ type: 'editLeft' }), [actor])
  return (
    <Hero
      title={
        <span className={styles.question}>
          <Trans id="projection.pension.title">Quelle sera votre pension de l’État&nbsp;?</Trans>
        </span>
      }
      sentence={
        <p className={styles.sentence}>
          {isPartial && (
            <Trans id="projection.pension.partial">
              Votre estimation laisse de côté un de vos régimes&nbsp;: ce n’est que le moins que vous toucherez. Indiquez le
              montant de tous vos régimes ensemble.
            </Trans>
          )}{' '}
          <Trans id="projection.pension.why">
            C’est le plus souvent la plus grande part d’une retraite. Tant qu’elle est inconnue, nous ne donnons ni total, ni avis
            sur votre objectif.
          </Trans>
        </p>
      }
      fan={
        <>
          <div className={styles.ways}>
            <EstimateWay />
            <KnownWay actor={actor} />
          </div>
          {fan}
        </>
      }
    />
  )
}
