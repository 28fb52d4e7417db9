import type { FormErrors, GetInputPropsOptions, GetInputPropsReturnType } from '@mantine/form'

/** A field's name with a value for it. */
type Change<Fields> = {
  [Name in keyof Fields & string]-?: [field: Name, value: Exclude<Fields[Name], undefined>]
}[keyof Fields & string]

/** What a group of fields takes of a form: any form will do that has these fields, whatever else it holds. */
export interface FieldsOf<Fields> {
  values: Fields
  errors: FormErrors
  getInputProps: (field: keyof Fields & string, options?: GetInputPropsOptions) => GetInputPropsReturnType
  setFieldValue: (...change: Change<Fields>) => void
}
