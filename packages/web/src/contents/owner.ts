/** What only the owner of the portal can say of themselves; what is not given is not shown (docs/rules/contents.md). */
export type Owner = {
  readonly publisher: Readonly<
    Record<'name' | 'capital' | 'address' | 'registration' | 'vat' | 'supervisor' | 'director', string | undefined>
  >
  readonly host: Readonly<Record<'name' | 'address' | 'phone', string | undefined>>
  readonly dataProtection: Readonly<Record<'officer' | 'email' | 'address', string | undefined>>
  readonly mediator: string | undefined
}

/**
 * Reads what the build was told of the portal's owner.
 *
 * @param values - Vite's environment
 * @example readOwner({ VITE_LEGAL_HOST: 'Un hébergeur' }).host.name // 'Un hébergeur'
 */
export const readOwner = (values: Readonly<Record<string, unknown>>): Owner => {
  const given = (name: string): string | undefined => {
    const value = values[`VITE_LEGAL_${name}`]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  return {
    publisher: {
      name: given('PUBLISHER'),
      capital: given('CAPITAL'),
      address: given('ADDRESS'),
      registration: given('REGISTRATION'),
      vat: given('VAT'),
      supervisor: given('SUPERVISOR'),
      director: given('DIRECTOR'),
    },
    host: { name: given('HOST'), address: given('HOST_ADDRESS'), phone: given('HOST_PHONE') },
    dataProtection: { officer: given('DPO'), email: given('DPO_EMAIL'), address: given('DPO_ADDRESS') },
    mediator: given('MEDIATOR'),
  }
}

export const OWNER = readOwner(import.meta.env)
