import type { Clause, GoodType } from '@hautelisse/domain/inheritance'
import type {
  ContractKind,
  GiftRow,
  HeirsForm,
  LifeForm,
  PatrimonyForm,
  SecondForm,
  Step,
  Supposed,
} from '@hautelisse/domain/transmission'
import type { AmountLeft, AmountTyped, StepperMove } from '../stepper/index.ts'
import type { Modified } from './context.ts'

/** Amount and percentage fields of the form, by their paths; rows are named by their ids. */
export type FormField =
  | 'home_value'
  | 'home_percentage'
  | 'passif'
  | `other_goods.${number}.amount`
  | `other_goods.${number}.rate`
  | `gifts.${number}.amount`
  | `contracts.${number}.amount`
  | `contracts.${number}.premiums_after_70`
  | `contracts.${number}.premiums_before_70`

/** Amount fields of the second death. */
export type SecondField = 'second.own' | 'second.spent'

/** All amount fields, by their paths. */
export type AmountField = FormField | SecondField

/** What the saver states. */
export type Answer =
  | { readonly type: 'heirsChanged'; readonly change: Partial<HeirsForm> }
  /** The caret left a field of the heirs: what is wrong with its answer is told. */
  | { readonly type: 'heirLeft'; readonly field: keyof HeirsForm }
  | {
      readonly type: 'patrimonyChanged'
      readonly change: Partial<Pick<PatrimonyForm, 'has_donate' | 'owner_home' | 'family_at_home' | 'has_other_patrimony'>>
    }
  | { readonly type: 'goodAdded' }
  | { readonly type: 'goodRemoved'; readonly id: number }
  | { readonly type: 'giftAdded' }
  | { readonly type: 'giftRemoved'; readonly id: number }
  | {
      readonly type: 'giftChanged'
      readonly id: number
      readonly change: Partial<Pick<GiftRow, 'to' | 'person' | 'made' | 'isFamilyMoney'>>
    }
  | { readonly type: 'goodTypeChosen'; readonly id: number; readonly good: GoodType }
  | { readonly type: 'lifeSwitched'; readonly on: LifeForm['has_life_insurance'] }
  | { readonly type: 'contractAdded' }
  | { readonly type: 'contractRemoved'; readonly id: number }
  | {
      readonly type: 'contractChanged'
      readonly id: number
      readonly change: {
        readonly name?: string
        readonly kind?: ContractKind
        readonly beneficiary?: Clause
        readonly isOurs?: boolean
      }
    }
  /** One of the saver's own plans is counted, or no longer. */
  | { readonly type: 'planSwitched'; readonly policyId: string; readonly on: boolean }
  | { readonly type: 'secondChanged'; readonly change: Partial<Pick<SecondForm, 'common' | 'hasInsurance'>> }
  | AmountTyped<AmountField>
  | AmountLeft<AmountField>

/** Ways through the simulator. */
export type Move =
  | StepperMove<Step>
  /** "J'accède au simulateur". */
  | { readonly type: 'accessRequested' }
  /** "Je refuse". */
  | { readonly type: 'noticeRefused' }
  /** "J'ai compris". */
  | { readonly type: 'noticeAccepted' }
  /** The window that says why the simulator does not answer is closed. */
  | { readonly type: 'explanationClosed' }
  /** "Modifier" of the banner: deletes the simulation, once confirmed. */
  | { readonly type: 'deletionRequested' }
  | { readonly type: 'deletionConfirmed' }
  | { readonly type: 'deletionCancelled' }
  /** "Le second décès": a second page of the same result. */
  | { readonly type: 'secondRequested' }
  /** From the second death that was opened without a result, to the simulator. */
  | { readonly type: 'simulatorRequested' }

/** What the saver looks at beside the result. */
export type Look =
  /** "Et si…": what is supposed instead of what was saved. */
  { readonly type: 'supposed'; readonly change: Supposed } | { readonly type: 'supposedCleared' }

/** A window has changed what was saved, and the API has answered (TRANS-34). */
export type Changed = { readonly type: 'modified'; readonly modified: Modified }

export type TransmissionEvent = Answer | Move | Look | Changed
