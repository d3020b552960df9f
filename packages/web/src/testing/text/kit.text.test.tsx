import { i18n } from '@lingui/core'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pageTree } from '../tree.tsx'
import { leaveField, page, renderExample } from './index.ts'

const Form = () => {
  const [{ name, sort, isSent, isLeft }, set] = useState({ name: '', sort: 'a', isSent: false, isLeft: false })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        set((before) => ({ ...before, isSent: true }))
      }}
    >
      <label>
        Nom{' '}
        <input
          value={name}
          aria-describedby="help"
          onChange={({ target }) => set((before) => ({ ...before, name: target.value }))}
          onBlur={() => set((before) => ({ ...before, isLeft: true }))}
        />
      </label>
      <p id="help">Tel qu’il est écrit</p>
      <select aria-label="Sorte" value={sort} onChange={({ target }) => set((before) => ({ ...before, sort: target.value }))}>
        <option value="a">Une</option>
        <option value="b">{'Autre\u00A0!'}</option>
      </select>
      <p hidden>Personne ne lit ceci</p>
      <details>
        <summary>Plus</summary>
        <p>Replié</p>
      </details>
      <button type="submit" disabled={name === ''}>
        Envoyer <span>{name}</span>
      </button>
      {isSent ? <output>{`${name} ${sort}${isLeft ? ', quitté' : ''}`}</output> : null}
    </form>
  )
}
const FORM = { name: 'a form', element: <Form /> }
const send = page.getByRole('button', { name: 'Envoyer' })

describe('a page that is drawn in Node', () => {
  test('is filled in, chosen from and sent', async () => {
    await renderExample(FORM)
    await expect.element(send).toBeDisabled()
    await page.getByRole('textbox', { name: 'Nom' }).fill('Zoé')
    await expect.element(page.getByLabelText('Nom')).toHaveValue('Zoé')
    await leaveField()
    await page.getByRole('combobox', { name: 'Sorte' }).selectOptions('Autre !')
    await send.click()
    await expect.element(page.getByRole('status')).toHaveTextContent('Zoé b, quitté')
    await expect.element(send).toHaveAccessibleName('Envoyer Zoé')
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Tel qu’il est écrit')
  })

  test('says what its markup hides, and finds nothing that is not there', async () => {
    await renderExample(FORM)
    await expect.element(send).toBeVisible()
    await expect.element(page.getByText('Personne ne lit ceci')).not.toBeVisible()
    await expect.element(page.getByText('Replié')).not.toBeVisible()
    await expect.element(page.getByRole('status')).not.toBeInTheDocument()
    expect(page.getByRole('option').elements()).toHaveLength(2)
    expect(page.getByRole('paragraph').filter({ hasText: /écrit/ }).elements()).toHaveLength(1)
    await expect.element(page.getByRole('alert').or(page.getByText('Tel qu’il')).first()).toMatchTextContent('est écrit')
  })

  test('refuses a locator that finds two, and an act that nobody can do', async () => {
    await renderExample(FORM)
    await expect.element(send).toBeVisible()
    expect(() => page.getByRole('option').element()).toThrow('2 elements')
    await expect(page.getByRole('combobox').selectOptions('Troisième')).rejects.toThrow('no entry')
    const wrong = async () => {
      await expect.element(send, { timeout: 30 }).toHaveTextContent('Envoyer tout')
    }
    await expect(wrong()).rejects.toThrow('the words Envoyer tout')
  })

  test('holds nothing of the test before', () => {
    expect(document.body.textContent).toBe('')
  })

  test('takes what it listens to with it, and finds the words of the page before in place', async () => {
    const before = await pageTree('/', {})
    before.close()
    onTestFinished(() => void vi.restoreAllMocks())
    const listened = vi.spyOn(document, 'addEventListener')
    const left = vi.spyOn(document, 'removeEventListener')
    const heard = vi.spyOn(i18n, 'on')
    const placed = vi.spyOn(i18n, 'load')
    const { close } = await pageTree('/', {})
    close()
    const keys = (calls: readonly (readonly unknown[])[]) =>
      calls.filter(([type]) => type === 'keydown' || type === 'pointerdown')
    expect(keys(listened.mock.calls)).toHaveLength(2)
    expect(keys(left.mock.calls)).toEqual(keys(listened.mock.calls))
    expect(heard).toHaveBeenCalledOnce()
    expect(placed).not.toHaveBeenCalled()
    const tellLanguage = vi.spyOn(document.documentElement, 'lang', 'set')
    i18n.activate('fr')
    expect(tellLanguage).not.toHaveBeenCalled()
  })
})
