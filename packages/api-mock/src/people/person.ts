import type { Account, BiState } from '@hautelisse/domain/accounts'
import type { BankAccountRequest, PayeeResult } from '@hautelisse/domain/bank-account'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { CompanyPension } from '@hautelisse/domain/consents'
import type { PROVIDER_ADVISOR, PROVIDER_PROFILE } from '@hautelisse/domain/contract'
import type { Entry } from '@hautelisse/domain/ledger'
import type { Decimal, Euros } from '@hautelisse/domain/money'
import type {
  HoldingOrder,
  Instruction,
  LotName,
  Moment,
  Operation,
  OrderFacts,
  ScheduledPayment,
} from '@hautelisse/domain/operations'
import type { BulletinAnswer, OptionBulletin } from '@hautelisse/domain/option-bulletin'
import type { ChangedIdentity, Declaration } from '@hautelisse/domain/profile'
import type { FormerRelease } from '@hautelisse/domain/release'
import type { Address, OauthProfile, Origin, S2eAlert, Scope, User } from '@hautelisse/domain/session'

import type { KeptLots } from './lots.ts'
import type { Portfolio } from './portfolio.ts'

/** A part of a lot that is taken out of a plan. */
export type SoldLot = LotName & {
  readonly units: Decimal
  readonly amount: Euros
  readonly on: PlainDate
}

/** An order that is not finished, with what it holds of a contract: units as they are counted on the day of the seeded values. */
export type OpenOrder = HoldingOrder & { readonly id: string }

/** What follows from what a person did since they were seeded. */
export type Done = {
  /** Operations that were there before. */
  readonly seeded: readonly Operation[]
  readonly operations: readonly Operation[]
  /** Operations that count against limits, as they will be once everything on its way has arrived. */
  readonly ahead: readonly Operation[]
  /** Entries of the ledger, which follow the opening ones. */
  readonly entries: readonly Entry[]
  /** Lots of the contracts that something was done with, by policy id. */
  readonly lots: ReadonlyMap<string, KeptLots>
  /** What an operation is made of, by its id. */
  readonly detailsOf: (id: string) => DoneDetails | undefined
  readonly scheduled: readonly ScheduledPayment[]
  /** Scheduled payments that were stopped, by their ids. */
  readonly stopped: ReadonlySet<string>
  /** Choices on premiums that were made, or that the default made, by the ids of their bulletins. */
  readonly choices: ReadonlyMap<string, BulletinAnswer>
  /** Orders that are not finished, in the order of the journal. */
  readonly orders: readonly OpenOrder[]
  /** Releases that are not at an end without money: their reasons and events serve once. */
  readonly former: readonly FormerRelease[]
  /** Of what was paid in, what was given back, by contract. */
  readonly givenBack: ReadonlyMap<string, Euros>
  /** Fund switches whose funds are not all bought yet. */
  readonly switches: readonly SwitchOrder[]
}

/** A fund switch that was not taken back, with the days on which its funds are sold and bought. */
export type SwitchOrder = {
  readonly id: string
  readonly policy: string
  /** Contract whose funds are bought. */
  readonly to: string
  readonly sold: PlainDate
  readonly bought: PlainDate
  readonly out: readonly FundPart[]
  readonly into: readonly FundPart[]
  /** Funds of which everything is sold. */
  readonly whole: readonly string[]
}
type FundPart = { readonly id: string; readonly amount: Euros }

/** What is known of an operation beyond its line. */
export type DoneDetails = {
  /** What was taken from the gross amount. */
  readonly tax: Euros
  /** Paid out to a bank account instead of being invested. */
  readonly paidOut?: Euros
  readonly deadline?: PlainDate
  readonly instructions: readonly Instruction[]
  /** Files may still come with it. */
  readonly takesFiles?: boolean
  /** What stands behind it, where it was asked for here. */
  readonly facts?: OrderFacts
}

/** What is kept of the profile changes of a person beside the profile that they changed. */
export type KeptProfile = {
  /** Changes that wait for their check, with the day from which they show. */
  readonly identity?: ChangedIdentity & { readonly shown_on: PlainDate }
  readonly address?: Address & { readonly shown_on: PlainDate }
  /** The declaration that they made; `none` once a move abroad asks for it again. */
  readonly declared?: (Declaration & { readonly declared_on: PlainDate }) | 'none'
  /** The first declaration that they made here. */
  readonly firstDeclared?: Declaration
  /** Moments of the changes that were told to the former e-mail and to the mobile: they hold a change of bank account. */
  readonly told: readonly Moment[]
}

/** A link to another bank: the day of its consent, and what has stood between us and the bank since a day. */
export type SeededLink = { readonly given: PlainDate; readonly stopped?: { readonly state: BiState; readonly on: PlainDate } }

/** A choice on a premium that was made before the person is met: its operation's number, its day, and where the money goes. */
export type SeededChoice = {
  readonly bulletin: string
  readonly operation: string
  readonly day: PlainDate
  readonly paidOut: Euros
  readonly parts: BulletinAnswer['instructions']
}

/** Acts that a permission refuses: switches of employee savings, payments to them, payments to retirement contracts. */
export type RefusedAct = 'switches' | 'payments' | 'retirement-payments'

/** A request of a person for another bank account, and what became of it. */
export type BankRequest = {
  readonly id: string
  readonly asked: BankAccountRequest
  readonly payee: PayeeResult
  /** The bank's own name, where it is only close. */
  readonly name: string | null
  /** Names of the files that came with it. */
  readonly files: readonly string[]
  readonly state: 'open' | 'replaced' | 'by-post' | 'signed' | 'in-force' | 'cancelled'
  readonly madeOn: PlainDate
  /** Day from which its account is used, once it is signed. */
  readonly usableOn: PlainDate | undefined
}

/** A seeded person: everything that the insurer's servers would know. Names, companies and figures are invented. */
export type Person = Readonly<Pick<User, 'ais_profile' | 's2e_profile' | typeof PROVIDER_PROFILE | typeof PROVIDER_ADVISOR>> & {
  readonly origin: Origin
  readonly oauth_profile: OauthProfile
  /** What the sign-in door says of the person, in French. */
  readonly line: string
  /** Whether the person's company offers a coaching partner. */
  readonly hasCoaching?: true
  /** Whether the person lets employees look at their space. */
  readonly letsEmployeesLook?: true
  /** Accounts of every family that the person holds with us. */
  readonly accounts: readonly Account[]
  /** What contracts are invested in, by their number as it is written; the others hold the usual funds of their type. */
  readonly portfolios?: Readonly<Record<string, Portfolio>>
  /** Accounts that the person holds with other banks. */
  readonly elsewhere?: readonly Account[]
  /** What is known of the links to those banks, by their names; a bank that is not named was linked on 02/09/2026 and answers. */
  readonly links?: Readonly<Record<string, SeededLink>>
  /** Operations of every family; one of a day to come is not there yet. */
  readonly operations?: readonly Operation[]
  /** Families whose operations cannot be read. */
  readonly operationScopesOut?: readonly Scope[]
  /** Premiums whose use the person has still to choose. */
  readonly bulletins?: readonly OptionBulletin[]
  /** Choices on those premiums that were made already. */
  readonly choices?: readonly SeededChoice[]
  /** Choices on premiums that were taken into account. */
  readonly alerts?: readonly S2eAlert[]
  /** What their company lets them not do, whatever their accounts say. */
  readonly refused?: readonly RefusedAct[]
  /** Gross pay of the year, where the employer tells it. */
  readonly grossPay?: Euros
  readonly done?: Done
  readonly kept?: KeptProfile
  /** Name at birth and place of birth, where they are not the name in use and the usual town. */
  readonly birth?: { readonly name: string; readonly place: string }
  /** Requests for other bank accounts, in the order of time. */
  readonly bankRequests?: readonly BankRequest[]
  /** What the tax notice of the year lets them deduct for retirement, as they have passed it on. */
  readonly taxNotice?: { readonly retirementCeiling: Euros }
  /** What the company pension scheme knows of the person, if they are in one. */
  readonly companyPension?: CompanyPension
}
