import type { Question } from '@hautelisse/domain/robo-advice'
import type { PartName } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** Titles of the five parts. */
export const usePartNames = (): Readonly<Record<PartName, string>> => {
  const { t } = useLingui()
  return {
    project: t({ id: 'robo.part.project', message: 'Votre projet' }),
    capacity: t({ id: 'robo.block.capacity', message: 'Votre capacité' }),
    knowledge: t({ id: 'robo.block.knowledge', message: 'Vos connaissances' }),
    tolerance: t({ id: 'robo.block.tolerance', message: 'Votre tolérance' }),
    wishes: t({ id: 'robo.part.wishes', message: 'Vos souhaits' }),
  }
}

/** A question: itself, what leads to it, what its answers complete, and why it is asked. */
export type QuestionWords = {
  readonly title: ReactElement
  readonly lead?: ReactElement
  readonly legend: ReactElement
  readonly why: ReactElement
}

/** Every question in words; `title` is the name of the contract. */
export const questionWords = (title: string): Readonly<Record<Question, QuestionWords>> => ({
  needed_in: {
    title: <Trans id="robo.q.needed-in.title">Quand aurez-vous besoin de cette épargne ?</Trans>,
    legend: <Trans id="robo.horizon.label">Mon projet se réalise dans</Trans>,
    why: (
      <Trans id="robo.q.needed-in.why">
        La durée décide de la part qui peut attendre le retour d’une baisse. Elle ne change pas votre niveau.
      </Trans>
    ),
  },
  purpose: {
    title: <Trans id="robo.q.purpose.title">À quoi servira cette épargne ?</Trans>,
    legend: <Trans id="robo.q.purpose.legend">Elle servira surtout</Trans>,
    why: (
      <Trans id="robo.q.purpose.why">
        Pour garder trace de votre objectif, et vous demander plus tard s’il a changé. Cette réponse ne change pas votre niveau.
      </Trans>
    ),
  },
  fall: {
    title: <Trans id="robo.q.fall.title">Si votre {title} baissait de 20 %, que deviendrait votre projet ?</Trans>,
    legend: <Trans id="robo.q.fall.legend">Après une baisse de 20 %</Trans>,
    why: (
      <Trans id="robo.q.fall.why">
        Pour connaître votre capacité à supporter une perte : ce qu’elle changerait à votre vie, pas ce que vous en penseriez.
      </Trans>
    ),
  },
  reserve: {
    title: <Trans id="robo.q.reserve.title">Combien de mois de dépenses avez-vous de côté ailleurs ?</Trans>,
    lead: <Trans id="robo.q.reserve.lead">Livrets et comptes que vous pouvez utiliser tout de suite.</Trans>,
    legend: <Trans id="robo.q.reserve.legend">J’ai de côté</Trans>,
    why: <Trans id="robo.q.reserve.why">Une réserve évite de devoir vendre au mauvais moment.</Trans>,
  },
  part: {
    title: <Trans id="robo.q.part.title">Quelle part de toute votre épargne ce plan représente-t-il ?</Trans>,
    legend: <Trans id="robo.q.part.legend">Ce plan représente</Trans>,
    why: <Trans id="robo.q.part.why">Plus la part est grande, plus une baisse pèse sur l’ensemble.</Trans>,
  },
  income: {
    title: <Trans id="robo.q.income.title">Comment vos revenus vont-ils évoluer d’ici cinq ans ?</Trans>,
    legend: <Trans id="robo.q.income.legend">Dans les cinq ans, mes revenus</Trans>,
    why: <Trans id="robo.q.income.why">Un revenu stable permet d’attendre, ou d’épargner davantage après une baisse.</Trans>,
  },
  statements: {
    title: <Trans id="robo.q.statements.title">Vrai ou faux ?</Trans>,
    lead: <Trans id="robo.q.statements.lead">« Je ne sais pas » est une vraie réponse.</Trans>,
    legend: <Trans id="robo.q.statements.legend">Trois affirmations</Trans>,
    why: (
      <Trans id="robo.q.statements.why">
        Pour ne pas vous proposer de regarder un placement que vous connaissez mal. Chaque réponse juste compte, et vous ne vous
        notez pas vous-même.
      </Trans>
    ),
  },
  experience: {
    title: <Trans id="robo.q.experience.title">Avez-vous déjà détenu des fonds en actions ou en obligations ?</Trans>,
    legend: <Trans id="robo.q.experience.legend">Pendant deux ans, ou avec deux arbitrages en cinq ans</Trans>,
    why: <Trans id="robo.q.experience.why">Avoir vécu des hausses et des baisses compte comme une connaissance.</Trans>,
  },
  worst_year: {
    title: <Trans id="robo.q.worst-year.title">Quelle est la pire année que vous pourriez supporter ?</Trans>,
    lead: <Trans id="robo.q.worst-year.lead">Choisissez la plus forte baisse que vous accepteriez de voir en un an.</Trans>,
    legend: <Trans id="robo.q.worst-year.legend">En un an, mon {title} pourrait perdre</Trans>,
    why: (
      <>
        <Trans id="robo.q.worst-year.why">
          Pour connaître votre tolérance aux baisses. Les questions 9, 10 et 11 la mesurent ensemble : la réponse du milieu est
          retenue.
        </Trans>{' '}
        <Trans id="robo.q.tolerance.never">Une forte tolérance ne compense jamais une capacité plus faible.</Trans>
      </>
    ),
  },
  range: {
    title: <Trans id="robo.q.range.title">Parmi ces résultats, lesquels préférez-vous ?</Trans>,
    lead: (
      <Trans id="robo.q.range.lead">
        À la date de votre projet, sans nouveau versement. Un résultat sur vingt serait plus bas, un sur vingt plus haut.
      </Trans>
    ),
    legend: <Trans id="robo.q.range.legend">Je préfère</Trans>,
    why: (
      <>
        <Trans id="robo.q.range.why">
          Pour mesurer votre tolérance sur des montants, calculés avec la grille de votre entreprise.
        </Trans>{' '}
        <Trans id="robo.q.tolerance.never">Une forte tolérance ne compense jamais une capacité plus faible.</Trans>
      </>
    ),
  },
  after_fall: {
    title: <Trans id="robo.q.after-fall.title">Votre {title} vient de perdre un cinquième. Que faites-vous ?</Trans>,
    legend: <Trans id="robo.q.after-fall.legend">Après une baisse d’un cinquième</Trans>,
    why: (
      <>
        <Trans id="robo.q.after-fall.why">
          Vendre après une baisse la rend définitive : ce que vous feriez compte autant que ce que vous pensez.
        </Trans>{' '}
        <Trans id="robo.q.tolerance.never">Une forte tolérance ne compense jamais une capacité plus faible.</Trans>
      </>
    ),
  },
  sustainability: {
    title: <Trans id="robo.q.sustainability.title">Souhaitez-vous une part d’investissements durables ?</Trans>,
    legend: <Trans id="robo.q.sustainability.legend">Dans ce plan, je souhaite</Trans>,
    why: (
      <Trans id="robo.q.sustainability.why">
        La loi demande de poser la question. Nos fonds ne donnent pas cette information : le profil ne peut pas en tenir compte,
        et votre souhait est gardé.
      </Trans>
    ),
  },
})

/** Each question in a few words, where it is named within a sentence; `title` is the name of the contract. */
export const useQuestionNames = (title: string): Readonly<Record<Question, string>> => {
  const { t } = useLingui()
  return {
    needed_in: t({ id: 'robo.q.needed-in.name', message: 'la date du projet' }),
    purpose: t({ id: 'robo.q.purpose.name', message: 'le but de l’épargne' }),
    fall: t({ id: 'robo.q.fall.name', message: `si votre ${title} baissait de 20 %` }),
    reserve: t({ id: 'robo.q.reserve.name', message: 'la réserve' }),
    part: t({ id: 'robo.q.part.name', message: 'la part de votre épargne' }),
    income: t({ id: 'robo.q.income.name', message: 'vos revenus' }),
    statements: t({ id: 'robo.q.statements.name', message: 'trois affirmations' }),
    experience: t({ id: 'robo.q.experience.name', message: 'votre expérience' }),
    worst_year: t({ id: 'robo.q.worst-year.name', message: 'la pire année' }),
    range: t({ id: 'robo.q.range.name', message: 'les résultats préférés' }),
    after_fall: t({ id: 'robo.q.after-fall.name', message: 'après une baisse d’un cinquième' }),
    sustainability: t({ id: 'robo.q.sustainability.name', message: 'la durabilité' }),
  }
}

type LevelWords = Readonly<
  Record<'fall' | 'reserve' | 'part' | 'income' | 'after_fall', readonly [string, string, string, string]>
>

/** Answers that are levels, from the most cautious. */
export const useLevelWords = (): LevelWords => {
  const { t } = useLingui()
  return {
    fall: [
      t({ id: 'robo.a.fall.1', message: 'Il serait mis en danger' }),
      t({ id: 'robo.a.fall.2', message: 'Je devrais le repousser' }),
      t({ id: 'robo.a.fall.3', message: 'Je devrais épargner davantage' }),
      t({ id: 'robo.a.fall.4', message: 'Cela ne changerait rien' }),
    ],
    reserve: [
      t({ id: 'robo.a.reserve.1', message: 'Moins d’un mois' }),
      t({ id: 'robo.a.reserve.2', message: 'Un à trois mois' }),
      t({ id: 'robo.a.reserve.3', message: 'Trois à six mois' }),
      t({ id: 'robo.a.reserve.4', message: 'Plus de six mois' }),
    ],
    part: [
      t({ id: 'robo.a.part.1', message: 'Plus des trois quarts' }),
      t({ id: 'robo.a.part.2', message: 'Plus de la moitié' }),
      t({ id: 'robo.a.part.3', message: 'Plus du quart' }),
      t({ id: 'robo.a.part.4', message: 'Moins du quart' }),
    ],
    income: [
      t({ id: 'robo.a.income.1', message: 'Peuvent baisser' }),
      t({ id: 'robo.a.income.2', message: 'Sont incertains' }),
      t({ id: 'robo.a.income.3', message: 'Resteront stables' }),
      t({ id: 'robo.a.income.4', message: 'Vont augmenter' }),
    ],
    after_fall: [
      t({ id: 'robo.a.after-fall.1', message: 'Je vendrais tout' }),
      t({ id: 'robo.a.after-fall.2', message: 'Je vendrais une partie' }),
      t({ id: 'robo.a.after-fall.3', message: 'J’attendrais' }),
      t({ id: 'robo.a.after-fall.4', message: 'J’en profiterais pour verser' }),
    ],
  }
}
