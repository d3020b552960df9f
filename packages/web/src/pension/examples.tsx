import type { FormField, PensionForm } from '@hautelisse/domain/pension'
import { useEffect, useState, type ReactElement } from 'react'
import { waitFor } from 'xstate'
import type { Between, Example, ExamplePorts, PageExample } from '../shell/index.ts'
import { PensionModal } from './pension-modal.tsx'
import { estimated, PAID, SAMPLES, type Sample } from './sample.ts'
import { usePension, type PensionActor } from './use-pension.ts'

type Act = (actor: PensionActor) => Promise<void> | void

const close = (): void => {}

/** The estimator after somebody acted in it; `data-acting` stands in the page until then. */
const Acted = ({ act }: { readonly act: Act }): ReactElement => {
  const actor = usePension()
  const [isActing, setActing] = useState(true)
  useEffect(() => {
    const walk = async (): Promise<void> => {
      if (actor === undefined) return
      await act(actor)
      setActing(false)
    }
    // The picture is left before the state is reached where its reader is quick: then nobody looks at it any more.
    void walk().catch(() => {})
  }, [actor, act])
  return (
    <>
      <PensionModal onClose={close} />
      {isActing && <span hidden data-acting="" />}
    </>
  )
}

const SYLVIE = { person: SAMPLES.sylvie.person } as const

const acted = (name: string, act: Act, ports: ExamplePorts = SYLVIE): Example => ({ name, element: <Acted act={act} />, ports })

const toLogin = async (actor: PensionActor): Promise<void> => {
  await waitFor(actor, (snapshot) => snapshot.matches('introducing'))
  actor.send({ type: 'understood' })
}

const toCode = async (actor: PensionActor): Promise<void> => {
  await toLogin(actor)
  const typed = { identifier: '2501234567454', password: 'Lisse-2026' }
  actor.getSnapshot().children.login?.send({ type: 'loginRequested', provider: 'dgfip', ...typed })
}

const toForm = async (actor: PensionActor): Promise<void> => {
  await toLogin(actor)
  actor.getSnapshot().children.login?.send({ type: 'loginRequested', provider: 'cnav', ...SAMPLES.sylvie.typed })
  await waitFor(actor, (snapshot) => snapshot.matches('asking'))
}

const answer = (actor: PensionActor, form: PensionForm): void => {
  for (const [field, text] of Object.entries(form)) actor.send({ type: 'answered', field: field as FormField, text })
}

const toWork =
  (more: PensionForm): Act =>
  async (actor) => {
    await toForm(actor)
    const { salary: _, ...form } = SAMPLES.sylvie.form
    answer(actor, { ...form, ...more })
    actor.send({ type: 'nextRequested' })
    actor.send({ type: 'nextRequested' })
  }

const toQuestion = async (actor: PensionActor): Promise<void> => {
  await toLogin(actor)
  actor.send({ type: 'passwordForgotten' })
  actor.getSnapshot().children.recovery?.send({ type: 'numberGiven', identifier: SAMPLES.sylvie.typed.identifier })
}

const refusing: Between = ({ path }, pass) =>
  path.endsWith('/simulation') ? Promise.resolve({ status: 500, body: '{"data":"ERR_INTERNAL"}' }) : pass()

/** The estimate of a person, saved before it opens. */
export const result = (name: string, sample: Sample): Example =>
  acted(name, () => {}, { person: sample.person, before: estimated(sample) })

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly (Example | PageExample)[] = [
  acted('the introduction of the pension estimator', () => {}),
  acted('the login', toLogin),
  acted('the code of the tax site', toCode),
  acted('an account to be made', async (actor) => {
    await toLogin(actor)
    actor.send({ type: 'registrationRequested' })
  }),
  acted('the secret question', toQuestion),
  acted('the form, with nothing answered', async (actor) => {
    await toForm(actor)
    actor.send({ type: 'nextRequested' })
  }),
  acted('the income of an employee, out of its limits', toWork({ month_number: '16' })),
  acted('the pay of electricity and gas', toWork({ professional_category: 'IEGA', out_of_category: 'yes' })),
  acted(
    'a calculation that failed',
    async (actor) => {
      await toWork({})(actor)
      answer(actor, { salary: '2680' })
      actor.send({ type: 'nextRequested' })
    },
    { ...SYLVIE, between: refusing },
  ),
  result('the pension of an incomplete career', SAMPLES.sylvie),
  result('a pension and contracts of other houses', SAMPLES.marc),
  result('a pension in payment', PAID),
  {
    name: 'the career of an estimate',
    address: '/epargne#career',
    ports: { person: 'sylvie-garnier', before: estimated(SAMPLES.sylvie) },
  },
  { name: 'the career before an estimate', address: '/epargne#career', ports: SYLVIE },
  { name: 'an account made with FranceConnect', address: '/epargne#disclaimer_fc_register', ports: SYLVIE },
  { name: 'a password that cannot be sent', address: '/epargne#marel_error_password', ports: SYLVIE },
]
