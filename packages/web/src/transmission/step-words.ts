import { formatEuros } from '@hautelisse/domain/money'
import type { Clause, GiftTaker, GoodType, Heir, Option, Situation } from '@hautelisse/domain/inheritance'
import {
  familyOf,
  heirsOf,
  readWhole,
  type ContractKind,
  type Question,
  type Step,
  type TransmissionForm,
} from '@hautelisse/domain/transmission'
import type { FieldError } from '@hautelisse/domain/validation'
import type { Totals } from '@hautelisse/machines/transmission'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'

/** A group of heirs, or those of it who are named by their numbers. */
type Named = { readonly beneficiary: Heir; readonly number: number; readonly people?: readonly number[] | undefined }

/** Names of situations, goods, clauses, heirs and options. */
export const useNames = () => {
  const { t } = useLingui()
  const heir = (group: Heir, number: number): string => {
    switch (group) {
      case 'spouse':
        return t({ id: 'transmission.heir.spouse', message: 'Conjoint' })
      case 'children':
        return t({ id: 'transmission.heir.children', message: plural(number, { one: '# enfant', other: '# enfants' }) })
      case 'parents':
        return t({ id: 'transmission.heir.parents', message: plural(number, { one: '# parent', other: '# parents' }) })
      case 'siblings':
        return t({
          id: 'transmission.heir.siblings',
          message: plural(number, { one: '# frère ou sœur', other: '# frères et sœurs' }),
        })
      case 'beneficiary':
        return t({ id: 'transmission.heir.beneficiary', message: 'Autre bénéficiaire' })
      default:
        return group satisfies never
    }
  }
  /** One of a group by number: nobody is asked for a name. */
  const person = (group: GiftTaker, number: number): string => {
    switch (group) {
      case 'children':
        return t({ id: 'transmission.person.child', message: `Enfant ${number}` })
      case 'parents':
        return t({ id: 'transmission.person.parent', message: `Parent ${number}` })
      case 'siblings':
        return t({ id: 'transmission.person.sibling', message: `Frère ou sœur ${number}` })
      default:
        return group satisfies never
    }
  }
  const isTaker = (group: Heir): group is GiftTaker => group !== 'spouse' && group !== 'beneficiary'
  return {
    person,
    row: ({ beneficiary, number, people }: Named): string =>
      people === undefined || !isTaker(beneficiary)
        ? heir(beneficiary, number)
        : people.map((one) => person(beneficiary, one)).join(', '),
    situation: {
      single: t({ id: 'transmission.situation.single', message: 'Célibataire' }),
      spouse: t({ id: 'transmission.situation.spouse', message: 'Marié(e)' }),
      pacs: t({ id: 'transmission.situation.pacs', message: 'Pacsé(e)' }),
      other: t({ id: 'transmission.situation.other', message: 'Autre situation' }),
    } satisfies Record<Situation, string>,
    good: {
      immovable: t({ id: 'transmission.good.immovable', message: 'Bien immobilier' }),
      financial: t({ id: 'transmission.good.financial', message: 'Placements financiers' }),
      others: t({ id: 'transmission.good.others', message: 'Autres biens' }),
    } satisfies Record<GoodType, string>,
    clause: {
      spouse: t({ id: 'transmission.clause.spouse', message: 'Mon conjoint' }),
      children: t({ id: 'transmission.clause.children', message: 'Mes enfants' }),
      heir: t({ id: 'transmission.step.heirs', message: 'Mes héritiers' }),
      beneficiary: t({ id: 'transmission.clause.beneficiary', message: 'Un autre bénéficiaire' }),
    } satisfies Record<Clause, string>,
    kind: {
      life_insurance: t({ id: 'transmission.kind.insurance', message: 'Assurance-vie' }),
      per: t({ id: 'transmission.kind.per', message: 'PER en assurance' }),
      per_securities: t({ id: 'transmission.kind.securities', message: 'PER en compte-titres' }),
    } satisfies Record<ContractKind, string>,
    insurance: t({ id: 'transmission.name.insurance', message: 'assurance-vie' }),
    partner: t({ id: 'transmission.clause.partner', message: 'Mon partenaire de PACS' }),
    heir,
    eachHeir: (group: Heir): string => {
      switch (group) {
        case 'children':
          return t({ id: 'transmission.each.children', message: 'pour chaque enfant' })
        case 'parents':
          return t({ id: 'transmission.each.parents', message: 'pour chaque parent' })
        case 'siblings':
          return t({ id: 'transmission.each.siblings', message: 'pour chaque frère ou sœur' })
        case 'spouse':
        case 'beneficiary':
          return t({ id: 'transmission.each.person', message: 'pour chaque personne' })
        default:
          return group satisfies never
      }
    },
    option: {
      quarter: t({ id: 'transmission.option.quarter', message: 'Un quart en pleine propriété' }),
      usufruct: t({ id: 'transmission.option.usufruct', message: 'La totalité en usufruit' }),
      quarter_and_usufruct: t({
        id: 'transmission.option.mixed',
        message: 'Un quart en pleine propriété et le reste en usufruit',
      }),
      disposable: t({ id: 'transmission.option.disposable', message: 'La quotité disponible en pleine propriété' }),
    } satisfies Record<Option, string>,
  }
}

/** Titles of the steps, the sentence below each, and the answer of a step that is done. */
export const useStepWords = ({ heirs }: TransmissionForm, { patrimony }: Totals) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const names = useNames()
  const title: Readonly<Record<Step, string>> = {
    heirs: t({ id: 'transmission.step.heirs', message: 'Mes héritiers' }),
    patrimony: t({ id: 'transmission.step.patrimony', message: 'Mon patrimoine' }),
    'life-insurances': t({ id: 'transmission.step.life', message: 'Mes assurances-vie' }),
    results: t({ id: 'explanation.step.result', message: 'Résultat' }),
  }
  const question: Readonly<Record<Question, readonly [string, string]>> = {
    heirs: [
      t({ id: 'transmission.heirs.title', message: "J'identifie mes héritiers" }),
      t({
        id: 'transmission.heirs.lead',
        message: 'La loi désigne vos héritiers selon votre famille. Répondez pour la situation d’aujourd’hui.',
      }),
    ],
    patrimony: [
      t({ id: 'transmission.patrimony.title', message: 'Je renseigne mon patrimoine' }),
      t({
        id: 'transmission.patrimony.lead',
        message: 'Ce que vous possédez aujourd’hui. Indiquez la valeur totale de chaque bien, puis la part qui est à vous.',
      }),
    ],
    'life-insurances': [
      t({ id: 'transmission.life.title', message: 'Je renseigne mes assurances-vie' }),
      t({ id: 'transmission.life.lead', message: 'Elles se transmettent à part, à la personne écrite dans le contrat.' }),
    ],
  }
  const family = (): string => {
    const { situation, children, siblings } = familyOf(heirsOf(heirs))
    const spouse = situation === 'spouse' ? names.heir('spouse', 1) : undefined
    const others = children > 0 ? names.heir('children', children) : siblings > 0 ? names.heir('siblings', siblings) : undefined
    return [spouse, others].filter((one) => one !== undefined).join(', ')
  }
  return {
    title: (step: Step): string => title[step],
    question,
    answer: (step: Step): string | undefined => {
      if (step === 'heirs' && readWhole(heirs.children) !== undefined) return family()
      if (step !== 'patrimony') return undefined
      return hidden ? HIDDEN_AMOUNT : formatEuros(patrimony)
    },
  }
}

/** Words of the refusals of a field; those that the specification quotes are kept (HEIR-36 to HEIR-40, PATRI-12). */
export const useErrorWords = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  return ({ path, code }) => {
    if (code === 'pasted-refused')
      return t({ id: 'transmission.error.pasted', message: 'Le texte collé n’est pas un montant : le champ garde sa valeur' })
    if (path === 'family_situation')
      return t({ id: 'transmission.error.situation', message: 'Veuillez sélectionner une option de rente' })
    if (path === 'children' && code === 'required')
      return t({ id: 'transmission.error.children', message: "Veuillez renseigner le nombre d'enfant dans le foyer" })
    if (path === 'siblings' && code === 'required')
      return t({ id: 'transmission.error.siblings', message: 'Veuillez renseigner le nombre de frère et soeur' })
    if (path === 'children' || path === 'siblings')
      return t({ id: 'transmission.error.count', message: 'Veuillez saisir un nombre entre 0 et 20' })
    if (path === 'spouse_age' && code === 'required')
      return t({ id: 'transmission.error.age', message: "Veuillez renseigner l'age de votre conjoint" })
    if (code === 'spouse-minor')
      return t({ id: 'transmission.error.minor', message: 'Veuillez saisir un âge supérieur ou égal à 18ans ' })
    if (path === 'spouse_age') return t({ id: 'transmission.error.old', message: 'Veuillez saisir un âge valide' })
    if (path === 'has_testament' || path === 'has_same_parents')
      return t({ id: 'transmission.error.yes-no', message: 'Répondez par oui ou par non' })
    if (path.startsWith('gifts.') && path.endsWith('.made') && code === 'wrong')
      return t({ id: 'transmission.error.made', message: 'Saisissez une année passée (2019) ou un jour passé (03/05/2019)' })
    if (path === 'home_percentage')
      return t({ id: 'transmission.error.percentage', message: 'Veuillez saisir un pourcentage entre 0% et 100%' })
    if (code === 'amount-too-large') return t({ id: 'transmission.error.large', message: 'Le montant est trop élevé' })
    if (code === 'required') return t({ id: 'advisor.contact.empty', message: 'Champ obligatoire' })
    return t({ id: 'transmission.error.wrong', message: 'Champ erroné' })
  }
}
