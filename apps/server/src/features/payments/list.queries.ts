import type { PaymentRow } from '@crm/contract/features/payments/paymentList'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export const findPaymentRows = async (db: Db, pay_nos: number[]) => {
  const { rows } = await sql<PaymentRow>`
    select p.pay_no, p.reg_dt, p.paid_dt, c.client_name, u.user_name, p.pay_title, p.pay_state, p.pay_method, p.pay_type,
           p.pay_total, p.pay_pocket, p.pay_money, i.refunded, r.due_dt as refund_due_dt
      from payments p
      left join clients c on c.client_no = p.client_no
      left join users u on u.user_no = p.user_no
      left join payment_refunds r on r.pay_no = p.pay_no and r.rf_state in (20, 21)
      cross join lateral (select coalesce(sum(refunded_money + refunded_pocket), 0)::bigint as refunded
                            from payment_items where pay_no = p.pay_no) i
     where p.pay_no = any (${pay_nos}::int[]) order by p.pay_no desc`.execute(db)
  return rows
}
