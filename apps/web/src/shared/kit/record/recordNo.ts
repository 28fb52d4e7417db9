import { useParams } from 'react-router'

/** The number that the address names; 0, which no record has, for an address that names none. */
export const useRecordNo = (name = 'id') => {
  const stated = Number(useParams()[name])
  return Number.isInteger(stated) && stated > 0 && stated < 2 ** 31 ? stated : 0
}
