/** What Sylvie declares of herself, whole and without anything that asks for papers. */
export const DECLARATION = {
  birth_place: 'Dieppe',
  birth_country: 'FR',
  nationalities: ['FR'],
  tax_residences: ['FR'],
  occupation: 'EMPLOYE',
  us_person: false,
  politically_exposed: 'NON',
  public_function: null,
  function_end: null,
}

/** Her name after a marriage. */
export const IDENTITY = { gender: 'F', first_name: 'Sylvie', last_name: 'Marchand' }
