import type {Domain} from '../shared/handlers/domain';
import {createArea} from './areas/createArea';
import {deleteAreas} from './areas/deleteAreas';
import {getAreas} from './areas/getAreas';
import {listAreas} from './areas/listAreas';
import {createCollection} from './collections/createCollection';
import {deleteCollections} from './collections/deleteCollections';
import {getCollections} from './collections/getCollections';
import {listCollections} from './collections/listCollections';
import {createObjectMetadata} from './metadata/createObjectMetadata';
import {deleteObjectMetadata} from './metadata/deleteObjectMetadata';
import {getObjectMetadata} from './metadata/getObjectMetadata';
import {listObjectMetadata} from './metadata/listObjectMetadata';
import {createObjects} from './objects/createObjects';
import {deleteObjects} from './objects/deleteObjects';
import {getObjectHistory} from './objects/getObjectHistory';
import {getObjects} from './objects/getObjects';
import {listObjects} from './objects/listObjects';
import {computeRoute} from './routes/computeRoute';
import {createRoute} from './routes/createRoute';
import {deleteRoute} from './routes/deleteRoute';
import {getRoute} from './routes/getRoute';
import {listRoutes} from './routes/listRoutes';
import {seedLocations} from './seeds/seedLocations';
import {getCollectionWeatherAlerts} from './weather/getCollectionWeatherAlerts';
import {getCollectionWeatherForecast} from './weather/getCollectionWeatherForecast';
import {getObjectWeatherAlerts} from './weather/getObjectWeatherAlerts';
import {getObjectWeatherForecast} from './weather/getObjectWeatherForecast';
import {getRouteWeatherAlerts} from './weather/getRouteWeatherAlerts';
import {getRouteWeatherForecast} from './weather/getRouteWeatherForecast';

export const locations: Domain = {
  name: 'locations',
  handlers: [
    ...[listCollections, createCollection, getCollections, deleteCollections],
    ...[listObjects, createObjects, getObjects, deleteObjects, getObjectHistory],
    ...[listObjectMetadata, createObjectMetadata, getObjectMetadata, deleteObjectMetadata],
    ...[listAreas, createArea, getAreas, deleteAreas],
    ...[listRoutes, createRoute, getRoute, deleteRoute, computeRoute],
    ...[getCollectionWeatherAlerts, getCollectionWeatherForecast],
    ...[getObjectWeatherAlerts, getObjectWeatherForecast],
    ...[getRouteWeatherAlerts, getRouteWeatherForecast],
  ],
  seed: seedLocations,
};
