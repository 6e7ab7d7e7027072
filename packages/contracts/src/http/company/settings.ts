import { defineCall } from '../../call.js';
import { CompanyInput, CompanySettings } from './company.js';

const path = '/api/company-settings';

export const getCompanySettings = defineCall({
  method: 'GET',
  path,
  who: 'user',
  summary: 'The company settings; 404 before any were saved (D40).',
  responses: { 200: CompanySettings },
  errors: ['COMPANY_NOT_FOUND'],
});

export const createCompanySettings = defineCall({
  method: 'POST',
  path,
  who: 'user',
  summary: 'Saves the first company settings; 409 when they exist (D40).',
  body: CompanyInput,
  responses: { 201: CompanySettings },
  errors: ['COMPANY_EXISTS', 'STORAGE_FULL', 'BUSY'],
});

export const updateCompanySettings = defineCall({
  method: 'PUT',
  path,
  who: 'user',
  summary: 'Replaces the company settings; 404 when there are none (D40).',
  body: CompanyInput,
  responses: { 200: CompanySettings },
  errors: ['COMPANY_NOT_FOUND', 'STORAGE_FULL', 'BUSY'],
});
