import { PROVIDER_ADVISOR, PROVIDER_PROFILE } from '@hautelisse/domain/contract'
import { MODALS } from '@hautelisse/domain/portal'
import type { Viewer } from '@hautelisse/domain/portal'
import { signedInUser } from '@hautelisse/domain/session'
import type { User } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ADVISOR, COLLECTIVE_PROFILE, fakePages, INDIVIDUAL_PROFILE, PROVIDER_PERSON, S2E_ACCOUNT } from '../testing/index.ts'
import { modalsMachine, selectModal } from './modals.ts'

const SAVER: User = {
  ...signedInUser('collective', COLLECTIVE_PROFILE),
  accounts: [{ ...S2E_ACCOUNT, investments: [{ id: 'FCPE_1', label: 'Fonds' }] } as User['accounts'][number]],
}
const CUSTOMER = {
  ...signedInUser('individual', INDIVIDUAL_PROFILE),
  [PROVIDER_PROFILE]: PROVIDER_PERSON,
  [PROVIDER_ADVISOR]: ADVISOR,
} as User
const VISITOR: Viewer = { kind: 'visitor' }
const ENDED: Viewer = { kind: 'ended', origin: 'collective' }
const member = (user: User): Viewer => ({ kind: 'member', user })

const opened = (start: string, viewer: Viewer = member(SAVER)) => {
  const pages = fakePages(start)
  const actor = createActor(modalsMachine, { input: { ports: pages } }).start()
  actor.send({ type: 'viewerChanged', viewer })
  const modal = () => selectModal(actor.getSnapshot())
  return {
    ...pages,
    actor,
    modal,
    id: () => modal()?.id,
    become: (next: Viewer) => actor.send({ type: 'viewerChanged', viewer: next }),
  }
}

/** A fragment of each modal of the table. */
const FRAGMENTS = MODALS.flatMap(({ id, mark, parameters }) => {
  if (mark === undefined) return [{ id, hash: id }]
  if (parameters === undefined) return [{ id, hash: `${id}${mark}${S2E_ACCOUNT.policy_id}_FCPE_1` }]
  return parameters.map((parameter) => ({ id, hash: `${id}${mark}${parameter}` }))
})

describe('modals by the address fragment', () => {
  it.each(FRAGMENTS)('[P-MODAL-01] opens $hash with the fragment, and closes it without', ({ id, hash }) => {
    const { open, id: shown, back } = opened('/epargne', member(/^(advisor|modifier)/.test(id) ? CUSTOMER : SAVER))
    expect(shown()).toBeUndefined()
    open(`/epargne#${hash}`)
    expect(shown()).toBe(id)
    back()
    expect(shown()).toBeUndefined()
  })

  it('[P-MODAL-01] goes from one modal to another with the fragment', () => {
    const { open, modal, back } = opened('/epargne')
    open('/epargne#add_account_retirement')
    expect(modal()).toMatchObject({ id: 'add_account', parameter: 'retirement' })
    open('/epargne#lexicon-home')
    expect(modal()).toMatchObject({ id: 'lexicon', parameter: 'home' })
    back()
    expect(modal()).toMatchObject({ id: 'add_account', parameter: 'retirement' })
  })

  it('[P-MODAL-01] closes with a page that is left', () => {
    const { open, id } = opened('/epargne')
    open('/epargne#career')
    open('/documents')
    expect(id()).toBeUndefined()
  })

  it.each(FRAGMENTS.filter(({ id }) => id !== 'auto_logout'))(
    '[P-MODAL-29] takes the fragment of $hash away when it is closed, and stays on its page',
    ({ id, hash }) => {
      const { open, actor, place, id: shown } = opened('/epargne', member(/^(advisor|modifier)/.test(id) ? CUSTOMER : SAVER))
      open(`/epargne#${hash}`)
      actor.send({ type: 'closeRequested' })
      expect([place(), shown()]).toEqual(['/epargne', undefined])
    },
  )

  it('[P-SESS-06] [P-SESS-07] [P-MODAL-29] never closes the end of a session by Escape or a press outside', () => {
    const { open, actor, id, place } = opened('/epargne', ENDED)
    open('/epargne#auto_logout')
    actor.send({ type: 'closeRequested' })
    expect([id(), place()]).toEqual(['auto_logout', '/epargne#auto_logout'])
  })

  it('[P-MODAL-29] opens nothing for an unknown fragment, and leaves it in the address', () => {
    const { open, id, place, actor } = opened('/epargne')
    open('/epargne#constructor')
    actor.send({ type: 'closeRequested' })
    expect([id(), place()]).toEqual([undefined, '/epargne#constructor'])
  })

  it('[P-MODAL-27] opens the modal that a developer page is started with', () => {
    expect(opened('/developer#lexicon-home', VISITOR).id()).toBe('lexicon')
  })

  it('stops listening to the address with its machine', () => {
    const { actor, listeners } = opened('/epargne')
    expect(listeners()).toBe(1)
    actor.stop()
    expect(listeners()).toBe(0)
  })
})

describe('who looks', () => {
  it('[P-PERM-06] [P-MODAL-02] closes the advisor with the customer who has one, and takes its fragment away', () => {
    const { open, become, id, place } = opened('/epargne', member(CUSTOMER))
    open('/epargne#advisor')
    expect(id()).toBe('advisor')
    become(member(SAVER))
    expect([id(), place()]).toEqual([undefined, '/epargne'])
  })

  it('closes a modal of members when they sign out or their session ends', () => {
    for (const next of [VISITOR, ENDED]) {
      const { open, become, id, place } = opened('/epargne')
      open('/epargne#marel')
      become(next)
      expect([id(), place()]).toEqual([undefined, '/epargne'])
    }
  })

  it('[P-MODAL-16] keeps the lexicon open when somebody signs in or out', () => {
    const { open, become, id, place } = opened('/epargne')
    open('/epargne#lexicon-home')
    for (const next of [VISITOR, member(CUSTOMER), ENDED]) become(next)
    expect([id(), place()]).toEqual(['lexicon', '/epargne#lexicon-home'])
  })

  it('opens a modal of members once it is known that one is there', () => {
    const { become, id } = opened('/developer#career', VISITOR)
    expect(id()).toBeUndefined()
    become(member(SAVER))
    expect(id()).toBe('career')
  })

  it('[P-SESS-05] keeps the end of a session open when the session that it is about has ended', () => {
    const { open, become, id } = opened('/epargne')
    open('/epargne#auto_logout')
    become(ENDED)
    expect(id()).toBe('auto_logout')
  })
})
