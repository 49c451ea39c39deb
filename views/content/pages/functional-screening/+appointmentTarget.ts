export { serviceTarget as appointmentTarget } from '../../services/appointment-target'
