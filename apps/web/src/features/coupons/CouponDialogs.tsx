import { coupons } from '@crm/contract/features/coupons/coupons'
import type { Coupon, CouponPerson } from '@crm/contract/features/coupons/coupons.rows'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { FormPanel } from '../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { WholeNumberField } from '../../shared/ui/input/WholeNumberField.tsx'
import { CouponFields, UsedCouponFields } from './CouponFields.tsx'
import { useCouponPeople } from './coupons.api.ts'
import { couponsText as text } from './coupons.messages.ts'
import { useCouponForm } from './useCouponForm.ts'

interface DialogProps {
  coupon: Coupon
  onClose: () => void
}

/** More one-time codes. */
export const AddCodesDialog = ({ coupon: { cp_no }, onClose }: DialogProps) => {
  const state = useRecordForm({
    create: coupons.addCodes,
    params: { cp_no },
    toValues: () => ({ count: 100 }),
    labels: { count: text.codesToAdd },
    done: text.made,
    guardsLeaving: false,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.addCodes} submit={text.make} onClose={onClose}>
      <WholeNumberField unit={text.count} description={text.codesHint} {...state.field('count')} />
    </FormDialog>
  )
}

const typingPause = 250

/** People of client companies: the server looks for what is typed, and who was chosen keeps their name. */
const usePeople = () => {
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const found = useCouponPeople(keyword).data?.query ?? []
  const seen = useRef(new Map<number, CouponPerson>())
  for (const person of found) seen.current.set(person.user_no, person)
  return { typed, setTyped, found, named: (user_no: number) => seen.current.get(user_no) }
}

const optionOf = ({ user_no, user_name, client_name }: CouponPerson) => ({
  value: user_no,
  label: `${user_name} · ${client_name}`,
})

/** Puts the coupon into the boxes of certain people. */
export const GrantDialog = ({ coupon: { cp_no }, onClose }: DialogProps) => {
  const people = usePeople()
  const state = useRecordForm({
    create: coupons.grant,
    params: { cp_no },
    toValues: () => ({ user_nos: [] as number[] }),
    labels: { user_nos: text.receivers },
    done: text.granted,
    onDone: onClose,
  })
  const chosen = state.form.values.user_nos
  const options = [
    ...people.found,
    ...chosen.flatMap((user_no) =>
      people.found.some((person) => person.user_no === user_no) ? [] : (people.named(user_no) ?? []),
    ),
  ]
  return (
    <FormDialog state={state} title={text.grantTitle} submit={text.grant} onClose={onClose}>
      <MultiSelect<number>
        searchable
        hidePickedOptions
        placeholder={chosen.length ? undefined : text.findPeople}
        filter={({ options: offered }) => offered}
        nothingFoundMessage={text.nobodyFound}
        maxDropdownHeight={260}
        data={options.map(optionOf)}
        searchValue={people.typed}
        onSearchChange={people.setTyped}
        {...state.field('user_nos')}
      />
    </FormDialog>
  )
}

/** Changes a coupon: all of it until somebody has used it. */
export const CouponEditPanel = ({ coupon, onClose }: DialogProps) => {
  const state = useCouponForm(coupon, onClose)
  return (
    <FormPanel state={state} title={text.editTitle} onClose={onClose}>
      {coupon.is_used ? <UsedCouponFields state={state} /> : <CouponFields state={state} isNew={false} />}
    </FormPanel>
  )
}
