package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

var url, key = os.Getenv("PLATFORM_URL"), os.Getenv("PLATFORM_KEY")

type hour struct {
	ForecastDate string
	MaxValue     float64
}

type overlap struct {
	Event struct {
		EventID   string
		Threshold struct{ Unit string }
		Forecasts []hour
	}
	Alert struct{ Identifier, EventDescription, ExpireTime, AttributionString string }
}

type ahead struct {
	Routes []struct{ Overlaps []overlap }
}

func main() {
	log.SetFlags(0)
	if url == "" || key == "" {
		log.Fatal("Set PLATFORM_URL and PLATFORM_KEY.")
	}
	// Longitude before latitude. With an id, the response can be stored unchanged.
	var journey map[string]any
	call("/locations/v2/route/-121.3153,44.0582;-121.5492,44.2910?routeId=tenders-to-sisters", nil, &journey)
	journey["collectionId"] = "ridge-creek-tenders"
	var stored struct {
		Routes []struct{ Distance, Duration float64 }
	}
	call("/locations/v2/routes", journey, &stored)
	way := stored.Routes[0]
	fmt.Printf("Bend to Sisters: %.1f km, %.0f min\n", way.Distance/1000, way.Duration/60)

	route := "/locations/v2/routes/tenders-to-sisters/weather"
	var events, alerts ahead
	call(route+"/forecast?weatherTypes=wind,gust&forecastHour=3", nil, &events)
	strongest := map[string]string{}
	most := map[string]float64{}
	var order []string
	for _, each := range events.Routes[0].Overlaps {
		id := each.Event.EventID
		for _, at := range each.Event.Forecasts {
			if before, known := most[id]; known && at.MaxValue <= before {
				continue
			} else if !known {
				order = append(order, id)
			}
			most[id] = at.MaxValue
			strongest[id] = fmt.Sprintf("%v %s in the hour from %s", at.MaxValue, each.Event.Threshold.Unit, at.ForecastDate)
		}
	}
	for _, id := range order {
		fmt.Printf("%s: up to %s\n", id, strongest[id])
	}
	if len(order) == 0 {
		fmt.Println("No wind beyond a threshold.")
	}

	call(route+"/alerts", nil, &alerts)
	told := map[string]bool{}
	for _, each := range alerts.Routes[0].Overlaps {
		alert := each.Alert
		if !told[alert.Identifier] {
			fmt.Printf("%s until %s (%s)\n", alert.EventDescription, alert.ExpireTime, alert.AttributionString)
		}
		told[alert.Identifier] = true
	}
}

// Sends a POST if there is a body, and a GET otherwise. Ends the program with the platform's message.
func call(path string, body, into any) {
	method, text := "GET", []byte(nil)
	if body != nil {
		method = "POST"
		text, _ = json.Marshal(body)
	}
	request, err := http.NewRequest(method, url+path, bytes.NewReader(text))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("x-api-key", key)
	request.Header.Set("content-type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		var failed struct{ Message string }
		json.NewDecoder(response.Body).Decode(&failed)
		log.Fatal(failed.Message)
	}
	if err := json.NewDecoder(response.Body).Decode(into); err != nil {
		log.Fatal(err)
	}
}
