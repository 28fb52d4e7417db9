import { defineTopics } from '../../kit/topic.ts'
import { companyData } from './companyData.ts'

export const companyDataTopics = defineTopics(
  {},
  { 'file_shares.mine': [companyData.shared], 'file_tree.changed': [companyData.shared] },
)
