import { type EstimateSettings, estimates } from '@crm/contract/features/estimates/estimates'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { adminText as text } from './admin.messages.ts'

export type StoredSettings = EstimateSettings & { rev: number }

/** One record for both tabs: each shows its part and sends all of it. */
export const useSettingsForm = (settings: StoredSettings, draft: string) =>
  useRecordForm({
    update: estimates.changeSettings,
    record: settings,
    toValues: (row: StoredSettings | undefined) => {
      const { rev: _, ...values } = row ?? settings
      return values
    },
    labels: {
      es_limits: text.limits,
      es_valid_days: text.validDays,
      es_vat_mode: text.vatMode,
      es_plan: text.plan,
      es_terms: text.terms,
      es_note: text.note,
    },
    show: {
      es_limits: (limits) => limits.map((limit) => limit ?? text.noLimit).join(', '),
      es_plan: (plan) => plan.map(({ epl_title }) => epl_title).join(', '),
    },
    draft,
  })
