import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { listCatalogue, readCatalogueCourse, readCatalogueHome } from './catalogue.service.ts'
import { remindOfSeatEnds, seatEndsJob } from './endings.service.ts'
import { listCompanyOrders, listCompanySeats, listMySeats } from './my.service.ts'
import { orderCourse, readOrderForm } from './orders.service.ts'
import { coursePayments } from './paymentOwner.ts'
import { exportRevenue, listRevenue } from './revenue/revenue.service.ts'
import { assignSeat, endSeat, enrol, extendSeat, grantSeats } from './seats.service.ts'
import { exportStudents, listPeople, listStudents } from './students.service.ts'

export const enrolmentsFeature = feature(
  enrolments,
  {
    enrol,
    assign: assignSeat,
    students: listStudents,
    studentsExcel: exportStudents,
    people: listPeople,
    grant: grantSeats,
    extend: extendSeat,
    end: endSeat,
    catalogue: listCatalogue,
    catalogueHome: readCatalogueHome,
    catalogueCourse: readCatalogueCourse,
    mySeats: listMySeats,
    companySeats: listCompanySeats,
    companyOrders: listCompanyOrders,
    orderForm: readOrderForm,
    order: orderCourse,
    revenue: listRevenue,
    revenueExcel: exportRevenue,
  },
  { paymentOwners: { courses: coursePayments }, jobs: [onJob(seatEndsJob, remindOfSeatEnds)] },
)
