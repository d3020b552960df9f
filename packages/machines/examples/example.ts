import { todayInParis } from '@hautelisse/domain/calendar'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { Decimal, formatEuros } from '@hautelisse/domain/money'
import { explainTaxSaving, simulateTaxSaving, writeTaxSaving } from '@hautelisse/domain/tax-saving'
import type { StoragePort } from '@hautelisse/machines/ports'
import { keepDraft } from '@hautelisse/machines/stepper'
import * as taxSaving from '@hautelisse/machines/tax-saving'
import { createActor } from 'xstate'

const today = () => todayInParis(Date.now())

/** All that the simulator reaches the outside with: here the domain computes what a server would answer. */
export const ports: taxSaving.TaxSavingPorts = {
  simulate: async (request) => writeTaxSaving(simulateTaxSaving(request, today()), explainTaxSaving(request, today())),
  clock: { today },
  loadTables: loadMortalityTables,
  print: () => window.print(),
}

/** Where the draft is kept: it survives a reload, and ends with the tab. */
export const tabStorage: StoragePort = {
  read: (key) => sessionStorage.getItem(key) ?? undefined,
  write: (key, value) => sessionStorage.setItem(key, value),
  remove: (key) => sessionStorage.removeItem(key),
  clear: () => sessionStorage.clear(),
}

/** What a field says, by its name, as the event that tells the machine. */
const ANSWERS: Readonly<Record<string, (text: string) => taxSaving.TaxSavingEvent>> = {
  gender: (text) => ({ type: 'genderChosen', gender: text === 'F' ? 'F' : 'M' }),
  client_age: (text) => ({ type: 'ageTyped', text }),
  marital_status: (text) => ({ type: 'maritalStatusChosen', status: text === 'MA' ? 'MA' : 'CE' }),
  children: (text) => ({ type: 'childrenChosen', children: text === '1' ? 1 : 0 }),
  monthly_income: (text) => ({ type: 'amountTyped', field: 'monthly_income', text }),
}

/** What a button asks for, by its name. */
const REQUESTS: Readonly<Record<string, readonly taxSaving.TaxSavingEvent[]>> = {
  previousRequested: [{ type: 'previousRequested' }],
  retryRequested: [{ type: 'retryRequested' }],
  annuityRequested: [
    { type: 'exitOpened' },
    { type: 'exitFormChosen', form: 'annuity' },
    { type: 'exitRateChosen', rate: new Decimal('0.3') },
  ],
}

const WORDS: Readonly<Record<string, string>> = {
  required: 'Please answer.',
  'age-out-of-range': 'Please give an age from 18 to 69.',
}

/** Writes a snapshot into the form; nothing else changes the page. */
const show = (form: HTMLFormElement, snapshot: taxSaving.TaxSavingSnapshot): void => {
  const answers = taxSaving.selectTaxForm(snapshot)
  const result = taxSaving.selectTaxResult(snapshot)
  const exit = taxSaving.selectExit(snapshot)?.exit
  const texts = {
    gender: answers.gender,
    client_age: answers.client_age,
    marital_status: answers.marital_status,
    children: String(answers.children),
    monthly_income: answers.monthly_income.text,
    saving: result === undefined ? '' : formatEuros(result.saving),
    annuity: exit?.form === 'annuity' ? formatEuros(exit.net) : '',
  }
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name)
    if (field !== null && 'value' in field) field.value = text
  }
  for (const part of form.querySelectorAll('fieldset')) part.hidden = part.dataset['step'] !== taxSaving.selectTaxStep(snapshot)
  const errors = taxSaving.selectTaxErrors(snapshot).map(({ code }) => WORDS[code] ?? code)
  const failure = taxSaving.selectTaxFailure(snapshot)
  const failed = failure === undefined || failure.isMarked ? [] : [`The simulation failed: ${failure.code}.`]
  form.querySelector('[role=alert]')?.replaceChildren([...errors, ...failed].join(' '))
  form.querySelector('[name=retryRequested]')?.toggleAttribute('hidden', failure?.canRetry !== true)
  form.ariaBusy = String(taxSaving.selectIsAsking(snapshot))
}

/** Runs the simulator in a form, from the kept draft if there is one; returns the function that ends it. */
export const run = (form: HTMLFormElement, given: taxSaving.TaxSavingPorts, storage: StoragePort): (() => void) => {
  const draft = taxSaving.draft.read(storage)
  const actor = createActor(taxSaving.taxSavingMachine, { input: { variant: 'standalone', draft, ports: given } })
  actor.subscribe((snapshot) => show(form, snapshot))
  actor.start()
  const stopKeeping = keepDraft(actor, storage, taxSaving.draft, { draftOf: taxSaving.draftOf })

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const event = ANSWERS[target.name]?.(target.value)
    if (event !== undefined) actor.send(event)
  })
  form.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'monthly_income')
      actor.send({ type: 'amountLeft', field: 'monthly_income' })
  })
  form.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) for (const event of REQUESTS[target.name] ?? []) actor.send(event)
  })
  form.addEventListener('submit', (submitted) => {
    submitted.preventDefault()
    actor.send({ type: 'nextRequested' })
  })
  return () => {
    stopKeeping()
    actor.stop()
  }
}
