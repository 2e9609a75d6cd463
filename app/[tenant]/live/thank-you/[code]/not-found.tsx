export { MissingCode as default } from '@/app/missing-code'
