import { describe, expect, it } from 'vitest'
import { taggedEvent, usedElement } from './used-element.ts'

const PORTAL = 'https://portal.example'
const link = (href: string) => usedElement({ kind: 'link', href }, PORTAL)

describe('names of what was pressed', () => {
  it('[P-TRACK-07] are those of routes and modals, never the address itself', () => {
    expect(link(`${PORTAL}/operations/OP-123456`)).toBe('link.operation')
    expect(link(`${PORTAL}/epargne/detail/type/PERU/CTR-99?x=1200,50`)).toBe('link.savings-detail-account')
    expect(link(`${PORTAL}/epargne#fund-POL-1_FND-2`)).toBe('modal.fund')
    expect(link(`${PORTAL}/epargne#add_account_retirement`)).toBe('modal.add-account')
    expect(link(`${PORTAL}/nowhere`)).toBe('link.unknown')
    expect(link('https://elsewhere.example/?name=Sylvie')).toBe('link.elsewhere')
    expect(link('mailto:conseil@hautelisse.example')).toBe('link.elsewhere')
  })

  it('[P-TRACK-07] are the names that screens give to buttons, and of a simulation its end', () => {
    expect(usedElement({ kind: 'button', name: undefined }, PORTAL)).toBe('button')
    expect(usedElement({ kind: 'button', name: 'amounts.hide' }, PORTAL)).toBe('amounts.hide')
    expect(taggedEvent({ event: 'simulation_complete', simulator: 'mrm' })).toBe('simulation-complete.mrm')
    expect(taggedEvent({ event: 'simulation_complete' })).toBe('simulation-complete')
  })
})
