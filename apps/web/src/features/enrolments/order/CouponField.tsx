import { coupons } from '@crm/contract/features/coupons/coupons'
import type { OrderCoupon } from '@crm/contract/features/enrolments/orders'
import { Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { orderText } from './order.messages.ts'

const text = orderText.form

interface CouponFieldProps {
  coupons: OrderCoupon[]
  cp_no: number | null
  onChange: (cp_no: number | null) => void
}

/** A coupon of the box, or a code that is put into it first. */
export const CouponField = ({ coupons: box, cp_no, onChange }: CouponFieldProps) => {
  const [code, setCode] = useState('')
  const add = useWrite(coupons.addToBox, { done: text.codeAdded, onDone: () => setCode('') })
  return (
    <Stack gap="sm">
      <Select<number>
        clearable
        aria-label={text.coupon}
        placeholder={text.noCoupon}
        data={box.map(({ cp_no: value, cp_name, discount, unusable }) => ({
          value,
          label: unusable ? text.couponUnusable(cp_name, unusable) : text.couponWorth(cp_name, discount),
          disabled: unusable !== '',
        }))}
        value={cp_no}
        onChange={onChange}
      />
      <Inline>
        <TextInput
          flex={1}
          aria-label={text.code}
          placeholder={text.code}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={!code.trim()}
          loading={add.isPending}
          onClick={() => add.mutate({ body: { code } })}
        >
          {text.addCode}
        </Button>
      </Inline>
    </Stack>
  )
}
